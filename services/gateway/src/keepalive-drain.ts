import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

const LOOK_EVERY_MS = 250

/**
 * After an early response a client may finish sending its request, so that the response is not lost with the connection: closing one on
 * which bytes still arrive resets it, and a client that only sends would never read. But not for ever, nor without end.
 */
export function cutOffLingering(
  app: FastifyInstance,
  { lingerMs, lingerBytes }: Pick<Limits, 'lingerMs' | 'lingerBytes'>,
): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    const { socket } = raw
    const [until, bytes] = [Date.now() + lingerMs, socket.bytesRead + lingerBytes]
    const looking = setInterval(
      () => {
        if (raw.complete) return clearInterval(looking)
        if (Date.now() >= until || socket.bytesRead > bytes) raw.destroy()
      },
      Math.min(LOOK_EVERY_MS, lingerMs),
    )
    looking.unref()
    raw.once('close', () => clearInterval(looking))
  })
}
