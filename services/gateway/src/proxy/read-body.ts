import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyRequest } from 'fastify'
import { gatewayRefusals } from '../errors.ts'
import type { Limits } from '../limits.ts'

/** A small body wholly, a larger one as a stream of it, `null` where there is none. */
export type Body = Buffer | Readable | null

type BodyLimits = Pick<Limits, 'smallBody' | 'smallBodyMs' | 'bodyStallMs'>

/** Refuses a body whose announced length is over `limit` bytes, before any of it is read. */
export function refuseAnnouncedLength(request: FastifyRequest, limit: number): void {
  if (!(announcedLength(request) > limit)) return
  // Closing while the client still sends would reset its connection and lose the answer: it may finish, within reason.
  request.raw.resume()
  throw refusals.tooLarge()
}

/** Reads a small body wholly. One that takes too long, or breaks off, is refused. */
export async function readBody(request: FastifyRequest, limit: number, limits: BodyLimits): Promise<Body> {
  if (!carriesBody(request)) return null
  if (announcedLength(request) > limits.smallBody) return streamOf(request.raw, [], limit, limits.bodyStallMs)
  const { pieces, ended } = await readStart(request.raw, limits)
  if (!ended) return streamOf(request.raw, pieces, limit, limits.bodyStallMs)
  const body = Buffer.concat(pieces)
  if (body.length > limit) throw refusals.tooLarge()
  return body
}

/** Drains the rest of an unwanted body, so that the client receives the response. */
export function discard(body: Body): void {
  if (body !== null && !Buffer.isBuffer(body)) body.destroy()
}

const announcedLength = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)

const carriesBody = (request: FastifyRequest) =>
  request.method !== 'GET' &&
  request.method !== 'HEAD' &&
  (request.headers['transfer-encoding'] !== undefined || announcedLength(request) > 0)

/** Reads until the body ends or is no small one any more. */
function readStart(source: IncomingMessage, limits: BodyLimits): Promise<{ pieces: Buffer[]; ended: boolean }> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let size = 0
    const settle = (act: () => void) => {
      clearTimeout(stalled)
      clearTimeout(late)
      source.pause().off('data', take).off('end', end).off('close', goneAway)
      act()
    }
    const take = (piece: Buffer) => {
      stalled.refresh()
      pieces.push(piece)
      size += piece.length
      if (size > limits.smallBody) settle(() => resolve({ pieces, ended: false }))
    }
    const end = () => settle(() => resolve({ pieces, ended: true }))
    const tooLate = () => settle(() => reject(gatewayRefusals.requestTimeout()))
    const goneAway = () => settle(() => reject(gatewayRefusals.requestBroken()))
    const stalled = setTimeout(tooLate, limits.bodyStallMs)
    const late = setTimeout(tooLate, limits.smallBodyMs)
    source.on('data', take).on('end', end).on('close', goneAway)
  })
}

/** Passes bytes on until there are more than `limit`; then fails with a refusal and drains the rest. */
function streamOf(source: IncomingMessage, start: readonly Buffer[], limit: number, stallMs: number): Readable {
  let seen = 0
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      seen += piece.length
      stalled.refresh()
      if (seen <= limit) return done(null, piece)
      done(refusals.tooLarge())
    },
  })
  const stalled = setTimeout(() => {
    // The service is the one that does not take it: that has limits of its own.
    if (counter.writableNeedDrain) stalled.refresh()
    else counter.destroy(gatewayRefusals.requestTimeout())
  }, stallMs)
  const goneAway = () => counter.destroy(gatewayRefusals.requestBroken())
  // Until a connection is free nothing else listens, and an unhandled error event ends the process.
  counter.on('error', () => undefined)
  counter.once('close', () => {
    clearTimeout(stalled)
    source.off('aborted', goneAway)
    source.unpipe(counter)
    source.resume()
  })
  source.once('aborted', goneAway)
  for (const piece of start) counter.write(piece)
  return source.pipe(counter)
}
