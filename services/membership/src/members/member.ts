import type { Membership } from '@storyright/contracts/events'
import type { Card } from '@storyright/contracts/http'
import {
  addMonths,
  effectiveTier,
  type MembershipState,
  membershipTimes,
  type PlanAmount,
  premiumAmount,
  type RenewalNeed,
  type Role,
} from '@storyright/contracts/vocabulary'
import { amountOf, type IssuedDocument, publicInvoiceOf } from '../documents/document.ts'
import type { Member as Row } from '../generated/client.ts'
import type { YearPrice } from '../provider/subscription.ts'
import { DAY_MS, HOUR_MS, later, timeOf } from '../times.ts'
import { runs } from './states.ts'

/** Why a subscription is ended before its time. `cancelled`: to the end of a period that is over already. */
export type EndBecause = 'withdrawn' | 'closed' | 'administrator' | 'unpaid' | 'cancelled' | 'refunded' | 'suspended'

export interface Member extends Omit<Row, 'state' | 'renewalNeeds' | 'card' | 'endBecause' | 'yearPrice'> {
  state: MembershipState
  renewalNeeds: RenewalNeed | null
  card: Card | null
  yearPrice: YearPrice | null
  endBecause: EndBecause | null
}

/** Only this service writes them. */
export const asMember = (row: Row) => row as unknown as Member

type PremiumDates = Pick<Member, 'state' | 'paidUntil' | 'renewingSince' | 'grantedUntil' | 'graceFrom'>

/** Until when a member is premium: the paid period with its grace, or the granted months. */
export function premiumUntilOf(member: PremiumDates): Date | null {
  const ends = [untilPaid(member), member.grantedUntil].filter((end) => end !== null)
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
}

function untilPaid({ state, paidUntil, renewingSince, graceFrom }: PremiumDates): Date | null {
  if (!paidUntil) return null
  switch (state) {
    case 'active':
      return renewingSince ? later(paidUntil, membershipTimes.renewalHours * HOUR_MS) : paidUntil
    case 'past_due':
      return later(graceFrom && graceFrom > paidUntil ? graceFrom : paidUntil, membershipTimes.graceDays * DAY_MS)
    case 'ending':
      return paidUntil
    default:
      return null
  }
}

/** Whether premium goes on without complimentary months: by a subscription, or by role. */
export const isPremiumBesides = ({ state, role }: Pick<Member, 'state' | 'role'>, now: Date): boolean =>
  runs(state) || (role !== null && effectiveTier({ role: role as Role, premiumExpiresAt: null }, now) === 'premium')

/** When the next renewal is, if there is one, and what it costs. */
export const renewsAtOf = ({ state, paidUntil, pausedAt, suspendedAt, cancelWantedAt }: RenewalDates): Date | null =>
  state === 'active' && !pausedAt && !suspendedAt && !cancelWantedAt ? paidUntil : null

type RenewalDates = Pick<Member, 'state' | 'paidUntil' | 'pausedAt' | 'suspendedAt' | 'cancelWantedAt'>

/** What the subscription pays for a year: the plan's price unless the provider has another. */
export const yearOf = ({ yearPrice }: Pick<Member, 'yearPrice'>): PlanAmount =>
  yearPrice ? amountOf(yearPrice) : premiumAmount

/** `null` while nothing is to be charged, as for suspended members. */
export const nextChargeOf = (member: RenewalDates & Pick<Member, 'yearPrice'>): PlanAmount | null =>
  renewsAtOf(member) && yearOf(member)

/** Whether a new contract's first payment can be had back. */
export const mayWithdraw = ({ withdrawUntil }: Pick<Member, 'withdrawUntil'>, now: Date): boolean =>
  withdrawUntil !== null && now < withdrawUntil

/** Whether a contract that begins now has no free fortnight: there was a withdrawal within the last twelve months. */
export const hasNoFortnight = ({ withdrawnAt }: Pick<Member, 'withdrawnAt'>, now: Date): boolean =>
  withdrawnAt !== null && now < addMonths(withdrawnAt, membershipTimes.oneFortnightMonths)

/** A membership's state in events. */
export function publicMembershipOf(
  member: Member,
  newest: IssuedDocument | null,
  { reason = null, refund = null }: Partial<Pick<Membership, 'reason' | 'refund'>> = {},
): Membership {
  return {
    userId: member.personId,
    premiumExpiresAt: timeOf(member.premiumUntil),
    state: member.state,
    paidUntil: timeOf(member.paidUntil),
    grantedUntil: timeOf(member.grantedUntil),
    renewsAt: timeOf(renewsAtOf(member)),
    nextCharge: nextChargeOf(member),
    yearPrice: member.yearPrice && amountOf(member.yearPrice),
    renewalNeeds: member.renewalNeeds,
    withdrawUntil: timeOf(member.withdrawUntil),
    withdrawProrated: member.withdrawProrated,
    card: member.card,
    invoice: newest && publicInvoiceOf(newest),
    reason,
    refund,
  }
}
