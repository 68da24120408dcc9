import { membershipTimes } from '@storyright/contracts/vocabulary'
import type { Member } from '../members/member.ts'
import { DAY_MS, later } from '../times.ts'

export type OccasionKind = 'renewalNear' | 'cardExpiring' | 'renewalStillFailed'

/** Something to write about without anything having happened. Written about once: `about` names it. */
export interface Occasion {
  kind: OccasionKind
  about: string
  since: Date
}

/** A member's fields about letters. */
export type Lettered = Pick<
  Member,
  'state' | 'isClosed' | 'endBecause' | 'paidUntil' | 'renewalFailedAt' | 'comparedAt' | 'card'
> &
  Partial<Pick<Member, 'suspendedAt' | 'cancelWantedAt'>>

/**
 * What a member is to be written about now. Of the days before a renewal, or after it failed, only the nearest: what was
 * missed before would be in the wrong words. Nothing from before the provider was last asked: since then the
 * renewal may have been paid or cancelled.
 */
export const occasionsOf = (member: Lettered, now: Date): Occasion[] =>
  ahead(member, now).filter(({ since }) => since <= now && member.comparedAt !== null && since <= member.comparedAt)

function ahead(member: Lettered, now: Date): Occasion[] {
  const { state, paidUntil, renewalFailedAt } = member
  if (member.isClosed || member.endBecause || !paidUntil) return []
  // Nothing will be charged.
  if (member.suspendedAt || member.cancelWantedAt) return []
  if (state === 'active' && now < paidUntil) return beforeRenewal(member, paidUntil, now)
  if (state === 'past_due' && renewalFailedAt && now < daysAfter(renewalFailedAt, membershipTimes.graceDays))
    return afterFailure(renewalFailedAt, paidUntil, now)
  return []
}

function beforeRenewal({ card }: Lettered, paidUntil: Date, now: Date): Occasion[] {
  const renewal = paidUntil.toISOString()
  const reminders = membershipTimes.remindDaysBefore.map((days) => ({
    kind: 'renewalNear' as const,
    about: `renewal ${days} ${renewal}`,
    since: daysAfter(paidUntil, -days),
  }))
  const first = reminders[0]!
  const expiring = expiresBefore(card, paidUntil)
    ? [{ kind: 'cardExpiring' as const, about: `card ${renewal}`, since: first.since }]
    : []
  return [...nearest(reminders, now), ...expiring]
}

const afterFailure = (failedAt: Date, paidUntil: Date, now: Date): Occasion[] =>
  nearest(
    membershipTimes.failedAgainDays.map((days) => ({
      kind: 'renewalStillFailed' as const,
      about: `failed ${days} ${paidUntil.toISOString()}`,
      since: daysAfter(failedAt, days),
    })),
    now,
  )

/** The last one that is due. */
const nearest = (occasions: Occasion[], now: Date): Occasion[] =>
  occasions.filter(({ since }) => since <= now).slice(-1)

/** A card is good until its month is over. */
function expiresBefore(card: Lettered['card'], at: Date): boolean {
  return card !== null && Date.UTC(card.expYear, card.expMonth) <= at.getTime()
}

const daysAfter = (at: Date, days: number) => later(at, days * DAY_MS)
