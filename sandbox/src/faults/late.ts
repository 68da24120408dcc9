import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Waits before an answer; no longer once the client has gone, or the sandbox ends. */
export async function late(milliseconds: number, request: FastifyRequest, closing: AbortSignal): Promise<void> {
  const gone = new AbortController()
  request.raw.socket.once('close', () => gone.abort())
  await delay(milliseconds, undefined, { signal: AbortSignal.any([closing, gone.signal]) }).catch(() => {})
}

/** Ends the connection without an answer. */
export function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
