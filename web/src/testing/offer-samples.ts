import type { Offer, OfferRoom, OfferRound, OptionNotice } from '@storyright/contracts/http'

const ids = {
  offer: '6f0a3f64-52cb-4d0b-8a5e-3e4d2b0c9a01',
  producer: '417bb354-1a45-4e51-a32e-2633a246316b',
  agent: '1f4d3f64-52cb-4d0b-8a5e-3e4d2b0c9a11',
}

/** An offer that the agent has, its money held. */
export function anOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: ids.offer,
    listingId: '7',
    userId: ids.producer,
    status: 'pending',
    offerPrice: 18_000,
    submittedAt: '2026-11-17T09:14:00.000Z',
    optionPeriod: 18,
    scope: { text: 'World; L; all; always; exclusive', words: 'Exclusive all rights, worldwide', isWhole: true },
    extraRightsRequest: null,
    fundNotes: null,
    fundCompetition: false,
    deckFileUrl: 'http://localhost/api/uploads/decks/moonstone.pdf',
    deckFileName: 'moonstone.pdf',
    signedOptionUrl: null,
    paymentStatus: 'held',
    holdExpiresAt: '2026-11-24T09:15:00.000Z',
    unpaidUntil: null,
    isPayable: false,
    cancellationReason: null,
    endedBecause: null,
    updatedAt: '2026-11-17T09:15:00.000Z',
    acceptedAt: null,
    optionEndsAt: null,
    agreement: null,
    terms: {
      title: 'The Moonstone',
      author: 'Wilkie Collins',
      medium: 'book',
      publisher: 'Tinsley Brothers',
      publicationDate: '1868',
      isbn: null,
      rightsAvailable: ['film', 'tv', 'streaming'],
      territory: ['Worldwide'],
      exclusivity: 'exclusive',
      askingPrice: 20_000,
      minimumDeal: 5_000,
      currency: 'GBP',
      negotiable: true,
      royaltyPercentage: null,
    },
    deal: null,
    dealHash: 'cd34'.repeat(16),
    round: 1,
    rounds: 1,
    counter: null,
    termsNow: null,
    contacts: null,
    optionNotices: [],
    exercisedAt: null,
    refundedAmount: 0,
    disputeStatus: null,
    isDisputed: false,
    feeReturn: null,
    optionEndedBecause: null,
    rightsHeld: null,
    extraRightsQuestion: null,
    isWithoutExtraRights: false,
    listing: {
      id: '7',
      title: 'The Moonstone',
      author: 'Wilkie Collins',
      medium: 'book',
      genre: 'Crime',
      coverImageUrl: null,
      agentId: ids.agent,
    },
    producer: null,
    agent: null,
    agencyName: null,
    timeline: [
      { at: '2026-11-17T09:14:00.000Z', moment: 'submitted', note: null },
      { at: '2026-11-17T09:15:00.000Z', moment: 'held', note: null },
    ],
    ...change,
  }
}

/** One that its producer has still to pay. */
export const anUnpaidOffer = (change: Partial<Offer> = {}): Offer =>
  anOffer({
    paymentStatus: 'requires_payment',
    holdExpiresAt: null,
    unpaidUntil: '2026-11-18T09:14:00.000Z',
    isPayable: true,
    timeline: [{ at: '2026-11-17T09:14:00.000Z', moment: 'submitted', note: null }],
    ...change,
  })

/** One whose hold ran out before the agent answered; it can be renewed. */
export const anExpiredOffer = (change: Partial<Offer> = {}): Offer =>
  anOffer({
    status: 'expired',
    paymentStatus: 'expired',
    endedBecause: 'hold_expired',
    isPayable: true,
    timeline: [...anOffer().timeline, { at: '2026-11-24T09:15:00.000Z', moment: 'expired', note: null }],
    ...change,
  })

/** One that was accepted; its agreement waits for both names. */
export const anAcceptedOffer = (change: Partial<Offer> = {}): Offer =>
  anOffer({
    status: 'accepted',
    paymentStatus: 'captured',
    acceptedAt: '2026-11-19T16:40:00.000Z',
    optionEndsAt: '2028-05-19T16:40:00.000Z',
    agencyName: 'Fenn Literary',
    rightsHeld: [{ text: 'World; L; all; always; exclusive', words: 'Exclusive all rights, worldwide' }],
    agreement: {
      url: `http://localhost/api/offers/${ids.offer}/agreement`,
      textHash: 'ab12'.repeat(16),
      producer: null,
      agent: null,
    },
    timeline: [
      ...anOffer().timeline,
      { at: '2026-11-19T16:40:00.000Z', moment: 'captured', note: null },
      { at: '2026-11-19T16:40:00.000Z', moment: 'accepted', note: null },
    ],
    ...change,
  })

/** Terms that one side proposed; those of `anOffer` unless something else is said. */
export function aRound(change: Partial<OfferRound> = {}): OfferRound {
  const { offerPrice, optionPeriod, scope, deal, dealHash, submittedAt, holdExpiresAt } = anOffer()
  return {
    number: 1,
    by: 'producer',
    offerPrice,
    optionPeriod,
    scope,
    deal,
    dealHash,
    message: null,
    createdAt: submittedAt,
    expiresAt: holdExpiresAt,
    status: 'open',
    answeredAt: null,
    reason: null,
    isStanding: true,
    ...change,
  }
}

/** What the agent proposed instead, and waits for an answer to. */
export const aCounter = (change: Partial<OfferRound> = {}): OfferRound =>
  aRound({
    number: 2,
    by: 'agent',
    offerPrice: 20_000,
    dealHash: 'ef56'.repeat(16),
    message: 'We need a little more for eighteen months.',
    createdAt: '2026-11-18T10:00:00.000Z',
    expiresAt: '2026-11-24T10:00:00.000Z',
    isStanding: false,
    ...change,
  })

export function aSignature(name: string, at = '2026-11-20T10:02:00.000Z') {
  return { name, at }
}

/** What one side says happened with the option; it waits for the other. */
export function aNotice(change: Partial<OptionNotice> = {}): OptionNotice {
  return {
    id: '7c1d3f64-52cb-4d0b-8a5e-3e4d2b0c9a21',
    kind: 'extension',
    by: 'producer',
    at: '2026-11-21T09:30:00.000Z',
    note: null,
    documentUrl: `http://localhost/api/offers/${ids.offer}/documents/notice.pdf`,
    endsAt: '2029-11-19T16:40:00.000Z',
    status: 'waiting',
    answeredAt: null,
    reason: null,
    ...change,
  }
}

/** What both sides are told of each other once there is an agreement. */
export const someContacts: NonNullable<Offer['contacts']> = {
  producer: { name: 'Rosa Adeyemi', companyName: 'Saltmarsh Pictures', email: 'rosa@saltmarsh.test' },
  agent: { name: 'Marlowe Fenn', companyName: 'Fenn Literary', email: 'marlowe@fenn.test' },
}

/** What its two sides see of an offer; they may do nothing unless a test says so. */
export const aRoom = (change: Partial<OfferRoom> = {}): OfferRoom => ({
  offer: anOffer(),
  rounds: [aRound()],
  messages: [],
  documents: [],
  unread: 0,
  may: {
    counter: false,
    agree: false,
    decline: false,
    withdraw: false,
    better: false,
    accept: false,
    write: false,
  },
  ...change,
})
