import type { SessionsChanged } from '@storyright/contracts/events'
import { LRUCache } from 'lru-cache'

export interface KnownSession {
  userId: string
  accessToken: string
  /** When to request a new token, in epoch milliseconds. */
  keepUntil: number
}

const MOST_SESSIONS = 50_000
const MOST_STRANGERS = 10_000
const STRANGER_MS = 3_000

/** An exchange in flight, and the entries dropped since it began. Clearing the cache makes it untrusted. */
export interface Exchange {
  drops: SessionsChanged[]
}

/**
 * One gateway's session cache. A drop that arrives while an exchange is in flight keeps its response out of the cache:
 * it may be older than the drop.
 */
export function createSessionMemory(now: () => number) {
  const hashesOf = new Map<string, Set<string>>()
  const sessions = new LRUCache<string, KnownSession>({
    max: MOST_SESSIONS,
    onInsert: ({ userId }, hash) => hashesOf.set(userId, (hashesOf.get(userId) ?? new Set()).add(hash)),
    dispose({ userId }, hash) {
      const hashes = hashesOf.get(userId)
      hashes?.delete(hash)
      if (hashes?.size === 0) hashesOf.delete(userId)
    },
  })
  const strangers = new LRUCache<string, number>({ max: MOST_STRANGERS })
  const underWay = new Set<Exchange>()

  return {
    find(hash: string): KnownSession | 'stranger' | undefined {
      const session = sessions.get(hash)
      if (session && session.keepUntil > now()) return session
      sessions.delete(hash)
      const until = strangers.get(hash)
      if (until !== undefined && until > now()) return 'stranger'
      strangers.delete(hash)
      return undefined
    },

    begin(): Exchange {
      const exchange: Exchange = { drops: [] }
      underWay.add(exchange)
      return exchange
    },

    /** Finishes an exchange, and caches its response unless a drop arrived meanwhile, or none could have. */
    end(exchange: Exchange, hash: string, answer: KnownSession | null | undefined): void {
      const isTrusted = underWay.delete(exchange)
      if (!isTrusted || answer === undefined) return
      if (answer === null) {
        strangers.set(hash, now() + STRANGER_MS)
        return
      }
      const overtaken = exchange.drops.some((drop) =>
        'userId' in drop ? drop.userId === answer.userId : drop.sessionHash === hash,
      )
      if (!overtaken) sessions.set(hash, answer)
    },

    drop(change: SessionsChanged): void {
      for (const exchange of underWay) exchange.drops.push(change)
      if ('sessionHash' in change) sessions.delete(change.sessionHash)
      else for (const hash of [...(hashesOf.get(change.userId) ?? [])]) sessions.delete(hash)
    },

    clear(): void {
      underWay.clear()
      sessions.clear()
      strangers.clear()
    },
  }
}
