import { MatchersV3 } from '@pact-foundation/pact'
import type { EventDefinition, PublicOffer, PublicUser } from '@storyright/contracts/events'

const { boolean, datetime, eachLike, integer, nullValue, number, regex, string, uuid, like } = MatchersV3

export const personId = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
export const agentId = '3f0a4a52-1c6d-4c1a-9a44-0f8f4d8f5b11'
export const offerId = '9d1c8f1e-5a5a-4d59-9a06-6f8b0a3f7c11'
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"
const now = '2026-03-01T09:00:00.000Z'

/** The envelope that consumers need; its subject is the id of the entity. */
export function expectedEvent(definition: EventDefinition, data: { id: object } | { userId: object }) {
  return {
    specversion: '1.0',
    id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c11'),
    source: string('/identity'),
    type: definition.type,
    subject: 'id' in data ? data.id : data.userId,
    time: datetime(instant, now),
    datacontenttype: 'application/json',
    entityversion: integer(3),
    data,
  }
}

/** A person as events carry it. */
export function expectedPerson(person: Partial<PublicUser>) {
  return {
    id: uuid(personId),
    firstName: like('Eleanor'),
    lastName: like('Vane'),
    username: person.status === 'closed' ? nullValue() : string('eleanor.vane'),
    role: regex('producer|premium|free|agent|admin', person.role ?? 'agent'),
    status: person.status,
    isVerified: boolean(true),
    companyName: person.companyName === null ? nullValue() : string('Vane & Daughters'),
    profileImageUrl: nullValue(),
    createdAt: datetime(instant, now),
    trackingEnabled: boolean(person.status !== 'closed'),
    lookingFor: nullValue(),
  }
}

const time = (at: string | null | undefined) => (at ? datetime(instant, at) : nullValue())

const expectedNotice = ({ kind, by, status, endsAt, reason }: NonNullable<PublicOffer['optionNotice']>) => ({
  kind,
  by,
  status,
  endsAt: time(endsAt),
  reason: reason ? like(reason) : nullValue(),
})

const expectedRound = ({ number: round, by, message, reason, ...terms }: NonNullable<PublicOffer['negotiation']>) => ({
  number: integer(round),
  by,
  offerPrice: integer(terms.offerPrice),
  optionPeriod: integer(terms.optionPeriod),
  expiresAt: time(terms.expiresAt),
  message: message ? like(message) : nullValue(),
  reason: reason ? like(reason) : nullValue(),
})

/** What consumers of offer events read of an offer; the producer is the person of `personId`. */
export function expectedOffer(offer: Partial<PublicOffer>) {
  return {
    id: uuid(offerId),
    listingId: regex(String.raw`[1-9]\d*`, '42'),
    listingTitle: like('Slack Water'),
    listingAuthor: like('Morwenna Tregear'),
    producerId: uuid(personId),
    agentId: uuid(agentId),
    status: offer.status,
    paymentStatus: regex('requires_payment|held|captured|released|failed|expired', offer.paymentStatus ?? 'held'),
    offerPrice: integer(12_500),
    optionPeriod: integer(18),
    isExclusive: boolean(true),
    reachedAgent: boolean(true),
    submittedAt: datetime(instant, now),
    holdExpiresAt: datetime(instant, '2026-03-08T09:00:00.000Z'),
    acceptedAt: time(offer.acceptedAt),
    optionEndsAt: time(offer.optionEndsAt),
    optionEndedAt: time(offer.optionEndedAt),
    endedBecause: offer.endedBecause ?? nullValue(),
    cancellationReason: offer.cancellationReason ? like(offer.cancellationReason) : nullValue(),
    signedByProducerAt: time(offer.signedByProducerAt),
    signedByAgentAt: time(offer.signedByAgentAt),
    exercisedAt: time(offer.exercisedAt),
    optionNotice: offer.optionNotice ? expectedNotice(offer.optionNotice) : nullValue(),
    fundCompetition: boolean(false),
    fundNotes: nullValue(),
    refundedAmount: number(offer.refundedAmount ?? 0),
    disputeStatus: offer.disputeStatus ? like(offer.disputeStatus) : nullValue(),
    feeReturn: offer.feeReturn
      ? {
          by: offer.feeReturn.by,
          choice: offer.feeReturn.choice ?? nullValue(),
          note: offer.feeReturn.note ? like(offer.feeReturn.note) : nullValue(),
        }
      : nullValue(),
    optionEndedBecause: offer.optionEndedBecause ?? nullValue(),
    scope: like('World; L; film+tv; always; exclusive'),
    scopeWords: offer.scopeWords?.length ? eachLike(string(offer.scopeWords[0]!)) : [],
    surrender: offer.surrender
      ? { words: eachLike(string(offer.surrender.words[0]!)), isWhole: boolean(offer.surrender.isWhole) }
      : nullValue(),
    extraRights: offer.extraRights ? { answer: offer.extraRights.answer ?? nullValue() } : nullValue(),
    negotiation: offer.negotiation ? expectedRound(offer.negotiation) : nullValue(),
  }
}

/** What is taken of a listing, as catalogue reads it. */
export const expectedTakings = {
  id: regex(String.raw`[1-9]\d*`, '42'),
  takings: eachLike({
    kind: regex('option|grant|outside|holdback', 'option'),
    lines: like('World; L; all; always; exclusive'),
    until: datetime(instant, '2027-09-01T09:00:00.000Z'),
  }),
}

/** An offer at each step that is published. */
export const offerSteps = {
  pending: { status: 'pending' },
  accepted: {
    status: 'accepted',
    paymentStatus: 'captured',
    acceptedAt: now,
    optionEndsAt: '2027-09-01T09:00:00.000Z',
  },
  exercised: {
    status: 'accepted',
    paymentStatus: 'captured',
    acceptedAt: now,
    optionEndsAt: '2027-09-01T09:00:00.000Z',
    signedByProducerAt: '2026-03-02T09:00:00.000Z',
    signedByAgentAt: '2026-03-03T09:00:00.000Z',
    exercisedAt: '2026-09-01T09:00:00.000Z',
    optionNotice: { kind: 'exercise', by: 'producer', status: 'confirmed', endsAt: null, reason: null },
  },
  rejected: { status: 'rejected', endedBecause: 'agent_rejected' },
  cancelled: { status: 'cancelled', endedBecause: 'producer_cancelled', cancellationReason: 'Lost the star.' },
  expired: { status: 'expired', paymentStatus: 'expired', endedBecause: 'hold_expired' },
} as const satisfies Record<string, Partial<PublicOffer>>
