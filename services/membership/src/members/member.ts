import type { Membership } from '@storyright/contracts/events'
import type { Card } from '@storyright/contracts/http'
import {
  effectiveTier,
  type MembershipState,
  membershipTimes,
  type PlanAmount,
  premiumAmount,
  type RenewalNeed,
  type Role,
} from '@storyright/contracts/vocabulary'
import { type IssuedDocument, toldInvoiceOf } from '../documents/document.ts'
import type { Member as Row } from '../generated/client.ts'
import { DAY_MS, HOUR_MS, later } from '../times.ts'
import { runs } from './states.ts'

/** Why a subscription is ended before its time. `cancelled`: to the end of a period that is over already. */
export type EndBecause = 'withdrawn' | 'closed' | 'administrator' | 'unpaid' | 'cancelled' | 'refunded'

export interface Member extends Omit<Row, 'state' | 'renewalNeeds' | 'card' | 'endBecause'> {
  state: MembershipState
  renewalNeeds: RenewalNeed | null
  card: Card | null
  endBecause: EndBecause | null
}

/** Only this service writes them. */
export const asMember = (row: Row) => row as unknown as Member

type Standing = Pick<Member, 'state' | 'paidUntil' | 'renewingSince' | 'grantedUntil'>

/** Until when somebody is premium as things stand: what is paid with what is allowed past it, or what was granted. */
export function premiumUntilOf(member: Standing): Date | null {
  const ends = [untilPaid(member), member.grantedUntil].filter((end) => end !== null)
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
}

function untilPaid({ state, paidUntil, renewingSince }: Standing): Date | null {
  if (!paidUntil) return null
  switch (state) {
    case 'active':
      return renewingSince ? later(paidUntil, membershipTimes.renewalHours * HOUR_MS) : paidUntil
    case 'past_due':
      return later(paidUntil, membershipTimes.graceDays * DAY_MS)
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
export const renewsAtOf = ({ state, paidUntil }: Pick<Member, 'state' | 'paidUntil'>): Date | null =>
  state === 'active' ? paidUntil : null

export const nextChargeOf = (member: Pick<Member, 'state' | 'paidUntil'>): PlanAmount | null =>
  renewsAtOf(member) && premiumAmount

/** Whether all of a new contract's first payment can be had back. */
export const mayWithdraw = ({ withdrawUntil }: Pick<Member, 'withdrawUntil'>, now: Date): boolean =>
  withdrawUntil !== null && now < withdrawUntil

const text = (date: Date | null) => date?.toISOString() ?? null

/** The state of a membership as events tell it. */
export const publicMembershipOf = (
  member: Member,
  newest: IssuedDocument | null,
  reason: string | null = null,
): Membership => ({
  userId: member.personId,
  premiumExpiresAt: text(member.premiumUntil),
  state: member.state,
  paidUntil: text(member.paidUntil),
  grantedUntil: text(member.grantedUntil),
  renewsAt: text(renewsAtOf(member)),
  nextCharge: nextChargeOf(member),
  renewalNeeds: member.renewalNeeds,
  withdrawUntil: text(member.withdrawUntil),
  card: member.card,
  invoice: newest && toldInvoiceOf(newest),
  reason,
})
