import type { ListingAuditEntry, OfferAuditEntry } from '@storyright/contracts/http'
import { anOffer } from './offer-samples.ts'

const at = '2026-11-21T10:00:00.000Z'
const admin = { id: '9c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a77', firstName: 'Ada', lastName: 'Whitlock', companyName: null }

/** An administrator has released an offer's hold. */
export const anAuditEntry = (change: Partial<OfferAuditEntry> = {}): OfferAuditEntry => ({
  id: '12',
  at,
  action: 'offer.released',
  actor: admin,
  offer: { id: anOffer().id, listing: { id: '7', title: 'The Moonstone', author: 'Wilkie Collins' } },
  before: { status: 'pending', paymentStatus: 'held', isBeingAccepted: false },
  after: { status: 'rejected', paymentStatus: 'held', isBeingAccepted: false },
  reason: 'Made by mistake.',
  ...change,
})

/** An administrator has edited a listing. */
export const aListingEntry = (change: Partial<ListingAuditEntry> = {}): ListingAuditEntry => ({
  id: '31',
  at,
  action: 'listing.replaced',
  actor: { id: admin.id, name: 'Ada Whitlock' },
  listing: { id: '7', title: 'The Moonstone' },
  before: { exclusivity: 'exclusive', askingPrice: 20_000 },
  after: { exclusivity: 'non-exclusive', askingPrice: 25_000 },
  ...change,
})
