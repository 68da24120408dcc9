import { tokenLifetimes } from '@storyright/contracts'
import { refusals } from '../errors.ts'

/** What a mailed link is for. */
export type Purpose = 'verify' | 'reset'

const HOUR = 60 * 60_000
const lifetimes: Record<Purpose, number> = {
  verify: tokenLifetimes.verificationHours * HOUR,
  reset: tokenLifetimes.resetHours * HOUR,
}

export const expiryOf = (purpose: Purpose, now: Date) => new Date(now.getTime() + lifetimes[purpose])

interface Link {
  usedAt: Date | null
  expiresAt: Date
}

/** Refuses a link that does not hold (any more), with the reason. */
export function requireUsable<L extends Link>(link: L | null, now: Date): L {
  if (!link) throw refusals.linkUnknown()
  if (link.usedAt) throw refusals.linkUsed()
  if (link.expiresAt <= now) throw refusals.linkExpired()
  return link
}
