import {
  agreementSigned,
  counterAgreed,
  counterDeclined,
  counterMade,
  counterWithdrawn,
  type EventDefinition,
  exerciseRecorded,
  extensionRecorded,
  extraRightsAnswered,
  extraRightsAsked,
  feeDisputeClosed,
  feeDisputed,
  feeRefundFailed,
  feeReturned,
  noticeDeclined,
  noticeWithdrawn,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerHoldEnding,
  offerRejected,
  optionEnded,
  optionExercised,
  optionExtended,
  optionKept,
  type PublicOffer,
  reversionRecorded,
  rightsReverted,
  rightsSurrendered,
  roundEnding,
  roundNotHeld,
  roundStands,
} from '@storyright/contracts/events'
import { offerSteps } from './envelope.ts'

type Occasion = [event: EventDefinition<PublicOffer>, offer: Partial<PublicOffer>]

const { pending, accepted, rejected, cancelled, expired, exercised } = offerSteps
const endsAt = '2029-03-01T09:00:00.000Z'
const returned = { refundedAmount: 12_500, feeReturn: { by: 'refund', choice: null, note: null } } as const
/** Nothing is exercised before. */
const signed = { signedByProducerAt: exercised.signedByProducerAt, signedByAgentAt: exercised.signedByAgentAt }
const extension = { kind: 'extension', by: 'producer', status: 'waiting', endsAt, reason: null } as const

const counter = {
  number: 2,
  by: 'agent',
  offerPrice: 15_000,
  optionPeriod: 18,
  expiresAt: '2026-03-04T09:00:00.000Z',
  message: 'A little more',
  reason: null,
} as const

/** The events of an offer on which somebody is told or written to, with the offer in each. */
export const offerOccasions = {
  held: [offerHeld, pending],
  holdEnding: [offerHoldEnding, pending],
  accepted: [offerAccepted, accepted],
  rejected: [offerRejected, rejected],
  cancelled: [offerCancelled, cancelled],
  expired: [offerExpired, expired],
  extraRightsAsked: [extraRightsAsked, { ...pending, extraRights: { answer: null } }],
  extraRightsAnswered: [extraRightsAnswered, { ...pending, extraRights: { answer: 'waived' } }],
  counterMade: [counterMade, { ...pending, negotiation: counter }],
  counterAgreed: [counterAgreed, { ...pending, negotiation: { ...counter, expiresAt: null } }],
  counterDeclined: [counterDeclined, { ...pending, negotiation: { ...counter, reason: 'Too dear' } }],
  counterWithdrawn: [counterWithdrawn, { ...pending, negotiation: counter }],
  roundEnding: [roundEnding, { ...pending, negotiation: counter }],
  roundStands: [roundStands, { ...pending, negotiation: { ...counter, by: 'producer', message: null } }],
  roundNotHeld: [
    roundNotHeld,
    { ...pending, negotiation: { ...counter, by: 'producer', message: null, reason: 'Not paid in time.' } },
  ],
  optionEnded: [optionEnded, { ...accepted, optionEndedAt: '2027-09-01T09:00:00.000Z', optionEndedBecause: 'over' }],
  extensionRecorded: [extensionRecorded, { ...accepted, optionNotice: extension }],
  extended: [
    optionExtended,
    { ...accepted, optionEndsAt: endsAt, optionNotice: { ...extension, status: 'confirmed' } },
  ],
  declined: [noticeDeclined, { ...accepted, optionNotice: { ...extension, status: 'declined', reason: 'Never paid' } }],
  withdrawn: [noticeWithdrawn, { ...accepted, optionNotice: { ...extension, status: 'withdrawn' } }],
  exerciseRecorded: [
    exerciseRecorded,
    { ...accepted, ...signed, optionNotice: { ...extension, kind: 'exercise', endsAt: null } },
  ],
  exercised: [optionExercised, exercised],
  surrendered: [
    rightsSurrendered,
    {
      ...accepted,
      scopeWords: ['Exclusive film rights, worldwide except United States'],
      surrender: { words: ['Exclusive film rights, United States'], isWhole: false },
    },
  ],
  reversionRecorded: [
    reversionRecorded,
    { ...accepted, optionNotice: { ...extension, kind: 'reversion', endsAt: null } },
  ],
  reverted: [
    rightsReverted,
    {
      ...accepted,
      optionEndedAt: '2026-09-01T09:00:00.000Z',
      optionEndedBecause: 'reverted',
      optionNotice: { ...extension, kind: 'reversion', endsAt: null, status: 'confirmed' },
    },
  ],
  feeReturned: [feeReturned, { ...accepted, ...returned }],
  feeRefundFailed: [feeRefundFailed, accepted],
  feeDisputed: [feeDisputed, { ...accepted, disputeStatus: 'needs_response' }],
  feeDisputeClosed: [feeDisputeClosed, { ...accepted, disputeStatus: 'won' }],
  optionKept: [
    optionKept,
    { ...accepted, ...returned, feeReturn: { by: 'refund', choice: 'keep', note: 'Paid by transfer' } },
  ],
  signed: [agreementSigned, { ...accepted, signedByProducerAt: '2026-03-02T09:00:00.000Z' }],
} satisfies Record<string, Occasion>
