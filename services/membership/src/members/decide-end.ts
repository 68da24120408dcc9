import type { Tx } from '../database.ts'
import { noteOf } from './member.store.ts'
import type { EndBecause, Member } from './member.ts'

/** The upkeep listens on this channel. */
export const UPKEEP_CHANNEL = 'membership_upkeep'

export interface End {
  because: EndBecause
  /** Whether the payment of the running period goes back. */
  refunds: boolean
  /** What an administrator wrote. */
  reason?: string | null | undefined
  now: Date
  /** Until when the upkeep leaves it to the request that decides it. */
  leftUntil?: Date
}

/**
 * Writes down that a membership ends; it is carried out at the provider after the commit, at the latest by the upkeep. Of two
 * decisions the first says why; the money goes back when either of them says so.
 */
export async function decideEnd(tx: Tx, member: Member, end: End): Promise<Member> {
  if (!end.leftUntil) await tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`
  if (member.endBecause) return noteOf(tx, member, { endRefunds: member.endRefunds || end.refunds })
  return noteOf(tx, member, {
    endBecause: end.because,
    endRefunds: end.refunds,
    endReason: end.reason ?? null,
    endWantedAt: end.now,
    tries: 0,
    nextTryAt: end.leftUntil ?? null,
  })
}
