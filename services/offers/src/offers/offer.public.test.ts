import { sampleTerms } from '@storyright/testing/sample-terms'
import { publicOfferOf } from './offer.ts'
import type { Claim, Offer, OptionNotice } from './records.ts'

const at = new Date('2026-11-21T09:00:00.000Z')
const hold = {
  number: 2,
  status: 'held',
  captureBefore: at,
  amountPence: 500_000,
  refundedPence: 0,
  lostPence: 0,
  disputeStatus: null,
} as Offer['hold']
const offer = (more: Partial<Offer> = {}): Offer => ({
  id: 'offer',
  version: 4,
  listingId: '12',
  producerId: 'maker',
  agentId: 'seller',
  status: 'pending',
  offerPrice: 5_000,
  optionPeriod: 18,
  extraRightsRequest: 'A sequel',
  fundCompetition: false,
  fundNotes: null,
  deckId: 'deck',
  holdNumber: 2,
  submittedAt: at,
  updatedAt: at,
  reachedAgentAt: null,
  acceptedAt: null,
  optionEndsAt: null,
  optionEndedAt: null,
  terms: sampleTerms({ title: 'Slack Water', author: 'Morwenna Tregear', exclusivity: 'exclusive' }),
  scope: null,
  deal: null,
  round: 1,
  rounds: [],
  extensions: 0,
  extendedAt: null,
  exercisedAt: null,
  endedBecause: null,
  cancellationReason: null,
  feeReturnedAt: null,
  feeReturnedBy: null,
  feeChoice: null,
  feeChosenAt: null,
  feeNote: null,
  optionEndedBecause: null,
  extraRightsAskedAt: null,
  extraRightsAnswer: null,
  extraRightsAnsweredAt: null,
  withoutExtraRights: false,
  holds: [hold],
  hold,
  claim: null,
  agreement: null,
  optionNotices: [],
  ...more,
})

describe('what others know of an offer', () => {
  it('is the work as it was offered on, and where its newest hold is', () =>
    expect(publicOfferOf(offer())).toMatchObject({
      listingTitle: 'Slack Water',
      listingAuthor: 'Morwenna Tregear',
      paymentStatus: 'held',
      holdExpiresAt: at.toISOString(),
      acceptedAt: null,
      reachedAgent: false,
      optionNotice: null,
    }))

  it('is exclusive as it was claimed, and before that as its terms are', () => {
    const open = sampleTerms({ exclusivity: 'non-exclusive' })
    expect(publicOfferOf(offer()).isExclusive).toBe(true)
    expect(publicOfferOf(offer({ terms: open })).isExclusive).toBe(false)
    expect(publicOfferOf(offer({ terms: open, claim: { isExclusive: true } as Claim })).isExclusive).toBe(true)
  })

  it('is who has signed, and what was said last of its option', () => {
    const notice = { kind: 'extension', givenBy: 'agent', status: 'waiting', endsAt: at, reason: null, note: 'Ours' }
    const signed = { producerSignedAt: at, agentSignedAt: null }
    const told = publicOfferOf(offer({ agreement: signed, optionNotices: [notice as OptionNotice] }))
    expect(told).toMatchObject({ signedByProducerAt: at.toISOString(), signedByAgentAt: null })
    const { note: _ours, givenBy: by, ...said } = notice
    expect(told.optionNotice).toEqual({ ...said, by, endsAt: at.toISOString() })
  })

  it('is nothing of what the two sides wrote to each other', () =>
    expect(JSON.stringify(publicOfferOf(offer({ fundNotes: 'A grant' })))).not.toMatch(/sequel|grant/))

  it('has what was written for the funding competition, where it is entered', () =>
    expect(publicOfferOf(offer({ fundCompetition: true, fundNotes: 'A grant' }))).toMatchObject({
      fundCompetition: true,
      fundNotes: 'A grant',
    }))
})
