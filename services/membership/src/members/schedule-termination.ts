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

/** The columns of an end that is carried out, or given up. */
export const noEnd = {
  endBecause: null,
  endRefunds: false,
  endReason: null,
  endWantedAt: null,
  tries: 0,
  nextTryAt: null,
}

/** These ends are given up when the renewal is paid at the last moment. */
export const isGivenUpWhenPaid = (because: EndBecause | null): boolean =>
  because === 'unpaid' || because === 'cancelled'

/**
 * Writes down that a membership ends; it is carried out at the provider after the commit, at the latest by the upkeep. Of two
 * decisions the first gives the reason, unless it could still be given up; the money goes back when either of them decides so.
 */
export async function decideEnd(tx: Tx, member: Member, end: End): Promise<Member> {
  if (!end.leftUntil) await tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`
  const because = { endBecause: end.because, endReason: end.reason ?? null }
  if (member.endBecause) {
    const isFirmer = isGivenUpWhenPaid(member.endBecause) && !isGivenUpWhenPaid(end.because)
    return noteOf(tx, member, { endRefunds: member.endRefunds || end.refunds, ...(isFirmer && because) })
  }
  return noteOf(tx, member, {
    ...because,
    endRefunds: end.refunds,
    endWantedAt: end.now,
    tries: 0,
    nextTryAt: end.leftUntil ?? null,
  })
}
