import { Transform } from 'node:stream'
import { refusals } from '@storyright/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Beyond this a client that keeps sending is cut off instead of being listened to, in bytes. */
const DRAIN_LIMIT = 8 * 1024 * 1024

/** Whether a body comes with this request. */
export const carriesBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Refuses a body whose announced length is over `limit` bytes, before any of it is read. */
export function refuseAnnouncedLength(request: FastifyRequest, reply: FastifyReply, limit: number): void {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (!(announced > limit)) return
  // Answering while the client still sends would reset its connection and lose the answer: let it finish, within reason.
  if (announced > DRAIN_LIMIT) reply.header('connection', 'close')
  request.raw.resume()
  throw refusals.tooLarge()
}

/** Passes bytes on until there are more than `limit`; then fails with the same refusal and drains the rest. */
export function countingStream(request: FastifyRequest, limit: number): Transform {
  let seen = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen <= limit) return done(null, chunk)
      request.raw.unpipe(counter)
      request.raw.resume()
      done(refusals.tooLarge())
    },
  })
  // Until a connection to the service is free nobody else listens, and an error without a listener ends the process.
  counter.on('error', () => undefined)
  request.raw.once('aborted', () => counter.destroy(new Error('the client went away')))
  return counter
}
