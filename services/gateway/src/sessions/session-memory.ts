import type { SessionsChanged } from '@storyright/contracts/events'

export interface KnownSession {
  userId: string
  accessToken: string
  /** After this the token is asked for again, in epoch milliseconds. */
  keepUntil: number
}

const MOST_SESSIONS = 50_000
const MOST_STRANGERS = 10_000
const STRANGER_MS = 3_000

/** An exchange under way, and what was dropped since it began. Clearing the memory ends our trust in it. */
export interface Exchange {
  drops: SessionsChanged[]
}

/**
 * What one gateway remembers of sessions. A drop that arrives while an exchange is under way keeps that exchange's answer out:
 * it may be older than the drop.
 */
export function createSessionMemory(now: () => number) {
  const sessions = new Map<string, KnownSession>()
  const hashesOf = new Map<string, Set<string>>()
  const strangers = new Map<string, number>()
  const underWay = new Set<Exchange>()

  function forget(hash: string): void {
    const session = sessions.get(hash)
    if (!session) return
    sessions.delete(hash)
    const hashes = hashesOf.get(session.userId)
    hashes?.delete(hash)
    if (hashes?.size === 0) hashesOf.delete(session.userId)
  }

  return {
    find(hash: string): KnownSession | 'stranger' | undefined {
      const session = sessions.get(hash)
      if (session && session.keepUntil > now()) return session
      forget(hash)
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

    /** Ends an exchange, and keeps its answer unless it was overtaken by a drop, or by a time in which none was heard. */
    end(exchange: Exchange, hash: string, answer: KnownSession | null | undefined): void {
      const isTrusted = underWay.delete(exchange)
      if (!isTrusted || answer === undefined) return
      if (answer === null) {
        if (strangers.size >= MOST_STRANGERS) strangers.clear()
        strangers.set(hash, now() + STRANGER_MS)
        return
      }
      const overtaken = exchange.drops.some((drop) =>
        'userId' in drop ? drop.userId === answer.userId : drop.sessionHash === hash,
      )
      if (overtaken) return
      if (sessions.size >= MOST_SESSIONS) forget(sessions.keys().next().value!)
      sessions.set(hash, answer)
      const hashes = hashesOf.get(answer.userId) ?? new Set()
      hashesOf.set(answer.userId, hashes.add(hash))
    },

    drop(change: SessionsChanged): void {
      for (const exchange of underWay) exchange.drops.push(change)
      if ('sessionHash' in change) forget(change.sessionHash)
      else for (const hash of [...(hashesOf.get(change.userId) ?? [])]) forget(hash)
    },

    clear(): void {
      underWay.clear()
      sessions.clear()
      hashesOf.clear()
      strangers.clear()
    },
  }
}
export type SessionMemory = ReturnType<typeof createSessionMemory>
