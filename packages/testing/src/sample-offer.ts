import { randomUUID } from 'node:crypto'
import type { PublicOffer } from '@storyright/contracts/events'

/** A held offer, as its events carry it. */
export function sampleOffer(change: Partial<PublicOffer> = {}): PublicOffer {
  return {
    id: randomUUID(),
    listingId: '42',
    listingTitle: 'Slack Water',
    listingAuthor: 'Morwenna Tregear',
    producerId: randomUUID(),
    agentId: randomUUID(),
    status: 'pending',
    paymentStatus: 'held',
    offerPrice: 12_500,
    optionPeriod: 18,
    isExclusive: true,
    reachedAgent: true,
    submittedAt: '2026-11-21T09:00:00.000Z',
    holdExpiresAt: '2026-11-28T17:30:00.000Z',
    acceptedAt: null,
    optionEndsAt: null,
    optionEndedAt: null,
    endedBecause: null,
    scope: null,
    cancellationReason: null,
    signedByProducerAt: null,
    signedByAgentAt: null,
    exercisedAt: null,
    optionNotice: null,
    fundCompetition: false,
    fundNotes: null,
    refundedAmount: 0,
    disputeStatus: null,
    feeReturn: null,
    optionEndedBecause: null,
    scopeWords: [],
    surrender: null,
    extraRights: null,
    negotiation: null,
    ...change,
  }
}
