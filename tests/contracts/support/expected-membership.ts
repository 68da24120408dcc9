import { MatchersV3 } from '@pact-foundation/pact'
import type { Membership } from '@storyright/contracts/events'
import { personId } from './envelope.ts'

const { datetime, integer, like, nullValue, regex, string, uuid } = MatchersV3
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"
const paidUntil = '2027-03-01T09:00:00.000Z'

/** What differs from step to step of a membership. */
export type MembershipStep = Pick<Membership, 'state'> &
  Partial<
    Pick<Membership, 'premiumExpiresAt' | 'paidUntil' | 'renewsAt' | 'grantedUntil' | 'renewalNeeds' | 'reason'>
  > & {
    document?: 'invoice' | 'credit note'
    refunded?: true
  }

/** A membership at each step that is published. */
export const membershipSteps = {
  begun: { state: 'incomplete' },
  active: { state: 'active', premiumExpiresAt: paidUntil, paidUntil, renewsAt: paidUntil, document: 'invoice' },
  pastDue: { state: 'past_due', premiumExpiresAt: '2027-03-15T09:00:00.000Z', paidUntil, renewalNeeds: 'card' },
  paused: { state: 'active', premiumExpiresAt: paidUntil, paidUntil },
  ending: { state: 'ending', premiumExpiresAt: paidUntil, paidUntil },
  ended: { state: 'ended' },
  refunded: { state: 'refunded', document: 'credit note' },
  granted: { state: 'none', premiumExpiresAt: paidUntil, grantedUntil: paidUntil, reason: 'For the festival' },
} as const satisfies Record<string, MembershipStep>

const time = (at: string | null | undefined) => (at ? datetime(instant, at) : nullValue())
const amount = (sign: 1 | -1) => ({
  net: like(180 * sign),
  vat: like(36 * sign),
  gross: like(216 * sign),
  currency: 'GBP',
})

const expectedDocument = (kind: 'invoice' | 'credit note') => ({
  ...amount(kind === 'invoice' ? 1 : -1),
  id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c11'),
  number: regex(String.raw`SR-(CN-)?\d+`, kind === 'invoice' ? 'SR-000001' : 'SR-CN-000001'),
  date: datetime(instant, '2026-03-01T09:00:00.000Z'),
  status: kind === 'invoice' ? 'paid' : 'credit_note',
  vatPercent: like(20),
  periodStart: datetime(instant, '2026-03-01T09:00:00.000Z'),
  periodEnd: datetime(instant, paidUntil),
})

/** What identity reads of a membership: of the person of `personId`. */
export function expectedMembership(step: MembershipStep) {
  return {
    userId: uuid(personId),
    state: step.state,
    premiumExpiresAt: time(step.premiumExpiresAt),
    ...(step.paidUntil && { paidUntil: time(step.paidUntil) }),
    ...(step.grantedUntil && { grantedUntil: time(step.grantedUntil) }),
    ...(step.renewsAt && { renewsAt: time(step.renewsAt), nextCharge: amount(1), card: expectedCard }),
    ...(step.renewalNeeds && { renewalNeeds: step.renewalNeeds }),
    ...(step.reason && { reason: like(step.reason) }),
    ...(step.refunded && { refund: { gross: like(50), because: 'administrator' } }),
    ...(step.document && !step.refunded && { invoice: expectedDocument(step.document) }),
  }
}

const expectedCard = {
  brand: string('visa'),
  last4: regex(String.raw`\d{4}`, '4242'),
  expMonth: integer(8),
  expYear: integer(2030),
}
