import type { Transaction } from '@storyright/contracts/http'
import { anOffer } from './offer-samples.ts'

/** A hold that waits for the agent's answer. */
export const heldTransaction: Transaction = {
  offerId: anOffer().id,
  offerStatus: 'pending',
  listing: { id: '7', title: 'The Moonstone', author: 'Wilkie Collins' },
  producer: { id: anOffer().userId, firstName: 'Rosa', lastName: 'Adeyemi', companyName: 'Saltmarsh Pictures' },
  amount: 18_000,
  paymentStatus: 'held',
  heldAt: '2026-11-17T09:15:00.000Z',
  holdExpiresAt: '2026-11-24T09:15:00.000Z',
  capturedAt: null,
  releasedAt: null,
  refundedAmount: 0,
  refundedAt: null,
  disputeStatus: null,
  disputeDueBy: null,
  createdAt: '2026-11-17T09:14:00.000Z',
}
/** One that the agent accepted. */
export const capturedTransaction: Transaction = {
  ...heldTransaction,
  offerId: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a02',
  offerStatus: 'accepted',
  paymentStatus: 'captured',
  capturedAt: '2026-11-19T16:40:00.000Z',
}
/** Who answers both. */
export const agentOfHeld = {
  id: anOffer().listing.agentId,
  firstName: 'Marlowe',
  lastName: 'Fenn',
  companyName: 'Fenn & Vale',
}
