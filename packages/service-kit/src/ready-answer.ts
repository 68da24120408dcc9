import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { versionTag } from './version.ts'

/** A serialised response: its bytes and their ETag. */
export interface ReadyAnswer {
  body: Buffer
  etag: string
}

/** Writes `value` with the route's own compiled serialiser. The tag of a versioned resource begins with its version. */
export function serialised(reply: FastifyReply, value: unknown, version?: number): ReadyAnswer {
  const body = Buffer.from(reply.serializeInput(value as Record<string, unknown>, '200') as string)
  const digest = createHash('sha1').update(body).digest('base64url')
  return { body, etag: version === undefined ? `"${digest}"` : versionTag(version, digest) }
}

/** Sends a cached response, or 304 when the client already has it. Return its value from the route's handler. */
export function sendReady<Reply>(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): Reply {
  // After a change of account nobody gets "not modified" for the other's answer.
  const etag = request.accountMark ? answer.etag.replace(/"$/, `.${request.accountMark}"`) : answer.etag
  reply.header('etag', etag)
  if (isFresh(request.headers['if-none-match'], etag)) {
    void reply.code(304).send() // without a length, which would have to be that of the full answer
    return undefined as Reply
  }
  reply.type('application/json; charset=utf-8')
  return answer.body as Reply
}

// Compared weakly, as If-None-Match asks: a proxy that compresses marks the tag as weak.
const isFresh = (header: string | undefined, etag: string) =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)
