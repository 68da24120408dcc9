import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Answer } from './give-answer.ts'
import type { Passing } from './passing.ts'

/**
 * Passes server-sent events on as they come, neither buffered nor compressed, and holds their place until they are over: when
 * the session, the service or the client goes, when either side is silent, and after its time in any case.
 */
export function passStream(
  body: Answer['stream'],
  reply: FastifyReply,
  { streamSilenceMs, streamMs }: Limits,
  { place, late, watch }: Passing,
): void {
  clearTimeout(late)
  const { raw } = reply.hijack()
  const end = () => void body.destroy()
  // Those that have begun together do not end together.
  const over = setTimeout(end, streamMs * (0.5 + Math.random() / 2))
  raw.once('close', () => {
    clearTimeout(over)
    place.leave()
    end()
  })
  body.on('error', () => undefined) // it closes as well
  body.once('close', () => raw.end())
  raw.setTimeout(streamSilenceMs)
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  body.pipe(raw)
  watch?.endsBy(end)
}
