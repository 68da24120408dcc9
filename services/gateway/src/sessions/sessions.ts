import { hash as digest } from 'node:crypto'
import type { SessionsChanged } from '@storyright/contracts/events'
import { clockSkewSeconds, type ExchangedSession, exchangeSession } from '@storyright/contracts/http'
import type { ServiceClient } from '@storyright/service-kit'
import { createSessionMemory, type KnownSession } from './session-memory.ts'

/**
 * A token is renewed this long before it expires, so that none expires on its way to a service: a little, and as much as
 * our clock may be behind identity's.
 */
const MARGIN_MS = 15_000 + clockSkewSeconds * 1_000

export interface Sessions {
  /** The session of a token, `null` when it has ended. Rejects with a 503 refusal while identity is away. */
  find(sessionToken: string): Promise<KnownSession | null>
  drop(change: SessionsChanged): void
  /** While NATS is away no drop can arrive, so nothing may be cached. */
  remember(allowed: boolean): void
}

export function createSessions(identity: ServiceClient, now: () => number = Date.now): Sessions {
  const memory = createSessionMemory(now)
  const underWay = new Map<string, Promise<KnownSession | null>>()
  let mayRemember = false

  async function ask(hash: string): Promise<KnownSession | null> {
    const answer: ExchangedSession | null = await identity.ask({
      method: 'POST',
      path: exchangeSession.path,
      body: { sessionHash: hash },
      reply: exchangeSession.reply,
      idempotent: true,
    })
    if (!answer) return null
    const { userId, accessToken, expiresAt } = answer
    return { userId, accessToken, keepUntil: Date.parse(expiresAt) - MARGIN_MS }
  }

  async function exchange(hash: string): Promise<KnownSession | null> {
    const begun = memory.begin()
    let answer: KnownSession | null | undefined
    try {
      answer = await ask(hash)
      return answer
    } finally {
      memory.end(begun, hash, mayRemember ? answer : undefined)
      underWay.delete(hash)
    }
  }

  return {
    async find(sessionToken) {
      const hash = digest('sha256', sessionToken)
      if (!mayRemember) return ask(hash)
      const known = memory.find(hash)
      if (known) return known === 'stranger' ? null : known
      const asked = underWay.get(hash) ?? exchange(hash)
      underWay.set(hash, asked)
      return asked
    },
    drop(change) {
      memory.drop(change)
      underWay.clear() // requests after the drop must not share a response requested before it
    },
    remember(allowed) {
      mayRemember = allowed
      memory.clear()
      underWay.clear()
    },
  }
}
