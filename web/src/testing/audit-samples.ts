import type {
  CompetitionAuditEntry,
  ListingAuditEntry,
  MembershipAuditEntry,
  OfferAuditEntry,
  SupportAuditEntry,
} from '@storyright/contracts/http'
import { aWriter } from './community-samples.ts'
import { anOffer } from './offer-samples.ts'

const at = '2026-11-21T10:00:00.000Z'
const admin = { id: '9c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a77', firstName: 'Ada', lastName: 'Whitlock', companyName: null }

/** An administrator has released an offer's hold. */
export function anAuditEntry(change: Partial<OfferAuditEntry> = {}): OfferAuditEntry {
  return {
    id: '12',
    at,
    action: 'offer.released',
    actor: admin,
    offer: { id: anOffer().id, listing: { id: '7', title: 'The Moonstone', author: 'Wilkie Collins' } },
    before: { status: 'pending', paymentStatus: 'held', isBeingAccepted: false },
    after: { status: 'rejected', paymentStatus: 'held', isBeingAccepted: false },
    reason: 'Made by mistake.',
    ...change,
  }
}

/** An administrator has edited a listing. */
export function aListingEntry(change: Partial<ListingAuditEntry> = {}): ListingAuditEntry {
  return {
    id: '31',
    at,
    action: 'listing.replaced',
    actor: { id: admin.id, name: 'Ada Whitlock' },
    listing: { id: '7', title: 'The Moonstone' },
    before: { exclusivity: 'exclusive', askingPrice: 20_000 },
    after: { exclusivity: 'non-exclusive', askingPrice: 25_000 },
    ...change,
  }
}

/** An administrator has given complimentary months. */
export function aMembershipEntry(change: Partial<MembershipAuditEntry> = {}): MembershipAuditEntry {
  return {
    id: '21',
    at,
    action: 'membership.granted',
    actor: admin,
    member: { ...admin, id: '417bb354-1a45-4e51-a32e-2633a246316b', firstName: 'Rosa', lastName: 'Adeyemi' },
    before: { state: 'none', grantedUntil: null },
    after: { state: 'none', grantedUntil: '2027-03-31T10:00:00.000Z', months: 2 },
    reason: 'For the trouble',
    ...change,
  }
}

/** An administrator has shortlisted an entry. */
export function aCompetitionEntry(change: Partial<CompetitionAuditEntry> = {}): CompetitionAuditEntry {
  return {
    id: '8c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a77',
    at,
    action: 'judged',
    actor: aWriter({ id: admin.id, firstName: 'Ada', lastName: 'Whitlock' }),
    competition: { id: '7c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a77', title: 'Small Screens' },
    entrant: aWriter({ firstName: 'Rosa', lastName: 'Adeyemi' }),
    before: { status: 'entered', note: null },
    after: { status: 'shortlisted', note: 'A strong voice.' },
    ...change,
  }
}

/** An administrator has closed a question. */
export function aSupportEntry(change: Partial<SupportAuditEntry> = {}): SupportAuditEntry {
  return {
    id: '6c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a77',
    at,
    actor: aWriter({ id: admin.id, firstName: 'Ada', lastName: 'Whitlock' }),
    thread: { id: '5c0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a77', topic: 'offers' },
    member: aWriter({ firstName: 'Rosa', lastName: 'Adeyemi' }),
    before: { status: 'open' },
    after: { status: 'closed' },
    ...change,
  }
}
