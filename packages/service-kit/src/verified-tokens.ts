import type { Viewer } from '@storyright/contracts/vocabulary'
import { LRUCache } from 'lru-cache'

/** A verified token: whom it names, and until when, in epoch milliseconds. */
export interface VerifiedToken {
  viewer: Viewer
  expiresAt: number
}

const MOST_TOKENS = 10_000

/** Remembers who verified tokens name until they expire: a signature is checked once, not at every request. */
export function rememberVerified(
  verify: (token: string) => Promise<VerifiedToken>,
  now: () => number = Date.now,
): (token: string) => Promise<Viewer> {
  const known = new LRUCache<string, VerifiedToken>({ max: MOST_TOKENS })

  return async (token) => {
    const found = known.get(token)
    if (found && found.expiresAt > now()) return found.viewer
    known.delete(token)
    const verified = await verify(token)
    known.set(token, verified)
    return verified.viewer
  }
}
