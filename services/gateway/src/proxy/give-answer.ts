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
  const moveToSlow = () => {
    clearTimeout(slow)
    clearInterval(unread)
    const slowPlace = findSlowPlace!()
    if (!slowPlace) return void reply.raw.destroy()
    current.leave()
    current = slowPlace
  }
  const slow = findSlowPlace && setTimeout(moveToSlow, limits.promptAnswerMs)
  // Not in one second or two: until then many that nobody reads would hold the places of calls that are.
  let taken = -1
  const unread =
    findSlowPlace &&
    setInterval(() => {
      const { socket, writableNeedDrain } = reply.raw
      if (!socket || !writableNeedDrain) return
      if (socket.bytesWritten === taken) moveToSlow()
      taken = socket.bytesWritten
    }, limits.unreadMs)
  const over = () => {
    clearTimeout(tooLong)
    clearTimeout(slow)
    clearInterval(unread)
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
