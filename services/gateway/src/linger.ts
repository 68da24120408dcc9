import type { FastifyInstance } from 'fastify'

/**
 * After an early response a client may finish sending its request, so that the response is not lost with the connection;
 * but not for ever.
 */
export function cutOffLingering(app: FastifyInstance, lingerMs: number): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    const cutOff = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, lingerMs)
    cutOff.unref()
    raw.once('close', () => clearTimeout(cutOff))
  })
}
