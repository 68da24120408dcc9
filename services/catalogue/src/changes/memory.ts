import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Keeps answers until the next change of the catalogue. */
export interface Memory {
  remember<Value>(key: string, load: () => Promise<Value>): Promise<Value>
  /** Something has changed. Whoever changed it here must see it, however late the database's notification comes. */
  forget(): void
  /** Whether changes are heard from now on: while they are not, nothing is remembered. */
  hears(isHearing: boolean): void
}

interface Kept {
  value: Promise<unknown>
  bytes: number
}

const MAXIMUM_BYTES = 32 * 1024 * 1024
const SMALL = 1_024

export function createMemory(maximumBytes = MAXIMUM_BYTES): Memory {
  const kept = new Map<string, Kept>()
  let isHearing = false
  let total = 0

  const forget = () => {
    kept.clear()
    total = 0
  }
  const drop = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    total -= entry.bytes
  }
  const weigh = (key: string, entry: Kept, value: unknown) => {
    if (kept.get(key) !== entry) return
    const bytes = sizeOf(value)
    total += bytes - entry.bytes
    entry.bytes = bytes
    for (const [oldest, old] of kept) {
      if (total <= maximumBytes) return
      drop(oldest, old)
    }
  }

  return {
    forget,
    hears(now) {
      isHearing = now
      forget()
    },
    remember<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      if (!isHearing) return load()
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found) // the most recently used stands last
        return found.value as Promise<Value>
      }
      const value = load()
      const entry: Kept = { value, bytes: SMALL }
      kept.set(key, entry)
      total += SMALL
      value.then(
        (loaded) => weigh(key, entry, loaded),
        () => drop(key, entry),
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
