import type { FastifyReply } from 'fastify'
import { gatewayRefusals } from '../errors.ts'

/** Whatever is asked for a client is stopped once the client has gone. */
export function stopWhenGone(reply: FastifyReply): AbortController {
  const stop = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stop.abort(gatewayRefusals.requestBroken())
  })
  return stop
}
