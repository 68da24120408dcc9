import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import type { Limits } from '../limits.ts'
import type { Passing } from './passing.ts'

/** A response whose headers have arrived. */
export interface Answer {
  stream: Dispatcher.ResponseData['body']
}

/** Holds the pool's place until the response is sent, and limits how long that takes. */
export function limitAnswer(
  body: Answer['stream'],
  reply: FastifyReply,
  limits: Limits,
  { place, findSlowPlace, late }: Passing,
): void {
  clearTimeout(late)
  let current = place
  reply.raw.setTimeout(limits.answerStallMs)
  const tooLong = setTimeout(() => reply.raw.destroy(), limits.answerMs)
  const slow =
    findSlowPlace &&
    setTimeout(() => {
      const slowPlace = findSlowPlace()
      if (!slowPlace) return reply.raw.destroy()
      current.leave()
      current = slowPlace
    }, limits.promptAnswerMs)
  const over = () => {
    clearTimeout(tooLong)
    clearTimeout(slow)
    current.leave()
  }
  body.on('error', () => undefined) // it may fail before anything else listens; the reply notices by itself
  body.once('close', over)
}

/** Some answers have no body, whatever their headers say. */
export async function sendBody(body: Answer['stream'], { method }: FastifyRequest, reply: FastifyReply) {
  if (method !== 'HEAD' && reply.statusCode !== 204 && reply.statusCode !== 304) return void reply.send(body)
  await body.dump().catch(() => undefined) // the rest is not needed
  reply.send()
}
