import type { FastifyReply } from 'fastify'
import { gatewayRefusals } from '../errors.ts'

/** Aborts upstream work once the client has disconnected. */
export function stopWhenGone(reply: FastifyReply): AbortController {
  const stop = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stop.abort(gatewayRefusals.requestBroken())
  })
  return stop
}
