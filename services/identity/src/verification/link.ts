import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { refusals } from '../errors.ts'

/** What a mailed link is for. */
export type Purpose = 'verify' | 'reset' | 'change' | 'undo'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const lifetimes: Record<Purpose, number> = {
  verify: tokenLifetimes.verificationHours * HOUR,
  reset: tokenLifetimes.resetHours * HOUR,
  change: tokenLifetimes.verificationHours * HOUR,
  // From the change on; before that as long as the change may still come.
  undo: tokenLifetimes.undoDays * DAY,
}

/** Of these only the newest link holds. Ways back stay: a newer one must not take an older from the owner. */
export const replacesOlder: Record<Purpose, boolean> = { verify: true, reset: true, change: true, undo: false }

export const expiryOf = (purpose: Purpose, now: Date) => new Date(now.getTime() + lifetimes[purpose])

interface Link {
  usedAt: Date | null
  expiresAt: Date
}

/** A link mailed for an address that the account no longer has is void. */
export function requireSameAddress(link: { address: string | null }, person: { email: string | null }): void {
  if (link.address !== null && link.address !== person.email) throw refusals.linkUsed()
}

/** Refuses a link that does not hold (any more), with the reason. */
export function requireUsable<L extends Link>(link: L | null, now: Date): L {
  if (!link) throw refusals.linkUnknown()
  if (link.usedAt) throw refusals.linkUsed()
  if (link.expiresAt <= now) throw refusals.linkExpired()
  return link
}
