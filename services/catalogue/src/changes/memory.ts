import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Keeps answers until the next change of the catalogue. */
export interface Memory {
  remember<Value>(key: string, load: () => Promise<Value>): Promise<Value>
  /** Something has changed. Whoever changed it here must see it, however late the database's notification comes. */
  forget(): void
  /** Whether changes are heard from now on: while they are not, nothing is remembered. */
  hears(isHearing: boolean): void
}

const MAXIMUM_BYTES = 32 * 1024 * 1024
const SMALL = 1_024

export function createMemory(maximumBytes = MAXIMUM_BYTES): Memory {
  const kept = new LRUCache<string, { value: Promise<unknown> }>({ maxSize: maximumBytes })
  let isHearing = false
  const forget = () => kept.clear()

  return {
    forget,
    hears(now) {
      isHearing = now
      forget()
    },
    remember<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      if (!isHearing) return load()
      const found = kept.get(key)
      if (found) return found.value as Promise<Value>
      const value = load()
      kept.set(key, { value }, { size: SMALL })
      const isKept = () => kept.peek(key)?.value === value
      value.then(
        (loaded) => isKept() && kept.set(key, { value }, { size: sizeOf(loaded) }),
        () => isKept() && kept.delete(key),
      )
      return value
    },
  }
}

const sizeOf = (value: unknown) =>
  SMALL + (value && typeof value === 'object' && 'body' in value && Buffer.isBuffer(value.body) ? value.body.length : 0)

/** An answer as it goes out: its bytes and their ETag. */
interface ReadyAnswer {
  body: Buffer
  etag: string
}

/** Writes `value` with the route's own compiled serialiser. */
export function serialised(reply: FastifyReply, value: unknown): ReadyAnswer {
  const body = Buffer.from(reply.serializeInput(value as Record<string, unknown>, '200') as string)
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}

/** Sends a ready answer, or 304 to a reader who has it. What it returns is what the route's handler returns. */
export function sendReady<Reply>(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): Reply {
  reply.header('etag', answer.etag)
  if (isFresh(request.headers['if-none-match'], answer.etag)) {
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
