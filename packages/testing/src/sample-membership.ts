import { randomUUID } from 'node:crypto'
import type { Membership } from '@storyright/contracts/events'
import { premiumAmount } from '@storyright/contracts/vocabulary'

/** A membership in its first year, as its events carry it. */
export function sampleMembership(change: Partial<Membership> = {}): Membership {
  return {
    userId: randomUUID(),
    premiumExpiresAt: '2027-11-21T09:00:00.000Z',
    state: 'active',
    paidUntil: '2027-11-21T09:00:00.000Z',
    grantedUntil: null,
    renewsAt: '2027-11-21T09:00:00.000Z',
    nextCharge: premiumAmount,
    yearPrice: premiumAmount,
    renewalNeeds: null,
    withdrawUntil: '2026-12-05T09:00:00.000Z',
    withdrawProrated: false,
    card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030 },
    invoice: {
      ...premiumAmount,
      id: randomUUID(),
      number: 'SR-000001',
      creditOf: null,
      isPart: false,
      date: '2026-11-21T09:00:00.000Z',
      status: 'paid',
      vatPercent: 20,
      periodStart: '2026-11-21T09:00:00.000Z',
      periodEnd: '2027-11-21T09:00:00.000Z',
    },
    reason: null,
    refund: null,
    ...change,
  }
}
