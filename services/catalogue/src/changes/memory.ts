import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Caches responses until the catalogue next changes, or until the time that `endOf` gives a value. */
export interface Memory {
  remember<Value>(key: string, load: () => Promise<Value>, endOf?: (value: Value) => Date | null): Promise<Value>
  /** Invalidates at once, so that a local writer reads its own write even if the database's notification is late. */
  forget(): void
  /** Whether change notifications are arriving; while they are not, nothing is cached. */
  hears(isHearing: boolean): void
}

const MAXIMUM_BYTES = 32 * 1024 * 1024
const SMALL = 1_024

interface Kept {
  value: Promise<unknown>
  /** Unknown while it is loaded. */
  end?: Date | null
}

export function createMemory(clock: () => Date, maximumBytes = MAXIMUM_BYTES): Memory {
  const kept = new LRUCache<string, Kept>({ maxSize: maximumBytes })
  let isHearing = false
  const forget = () => kept.clear()

  return {
    forget,
    hears(now) {
      isHearing = now
      forget()
    },
    remember<Value>(key: string, load: () => Promise<Value>, endOf: (value: Value) => Date | null = () => null) {
      if (!isHearing) return load()
      const found = kept.get(key)
      if (found && !(found.end && found.end <= clock())) return found.value as Promise<Value>
      const value = load()
      kept.set(key, { value }, { size: SMALL })
      const isKept = () => kept.peek(key)?.value === value
      value.then(
        (loaded) => isKept() && kept.set(key, { value, end: endOf(loaded) }, { size: sizeOf(loaded) }),
        () => isKept() && kept.delete(key),
      )
      return value
    },
  }
}

const sizeOf = (value: unknown) =>
  SMALL + (value && typeof value === 'object' && 'body' in value && Buffer.isBuffer(value.body) ? value.body.length : 0)

/** A serialised response: its bytes and their ETag. */
interface ReadyAnswer {
  body: Buffer
  etag: string
}

/** Writes `value` with the route's own compiled serialiser. */
export function serialised(reply: FastifyReply, value: unknown): ReadyAnswer {
  const body = Buffer.from(reply.serializeInput(value as Record<string, unknown>, '200') as string)
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}

/** Sends a cached response, or 304 when the client already has it. Return its value from the route's handler. */
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
