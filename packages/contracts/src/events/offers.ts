import { z } from 'zod'
import { timestamp, uuid } from '../fields.ts'
import { takingKinds } from '../vocabulary/listing-options.ts'
import {
  extraRightsAnswers,
  feeChoices,
  feeReturns,
  offerEndings,
  offerSides,
  offerStatuses,
  optionEndings,
  optionNoticeKinds,
  optionNoticeStatuses,
  paymentStatuses,
} from '../vocabulary/offer-options.ts'
import { defineEvent } from './envelope.ts'

/** The newest notice of an option. */
const optionNotice = z.object({
  kind: z.enum(optionNoticeKinds),
  by: z.enum(offerSides),
  status: z.enum(optionNoticeStatuses),
  /** Where an extension moves the option's end to. */
  endsAt: timestamp.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
})

/** The round of an offer that an event is about. */
const negotiatedRound = z.object({
  number: z.number().int(),
  by: z.enum(offerSides),
  /** Whole pounds. */
  offerPrice: z.number().int(),
  optionPeriod: z.number().int(),
  /** When it ends by itself. */
  expiresAt: timestamp.nullable(),
  /** The first line of what its author wrote with it. */
  message: z.string().nullable(),
  /** Why it was declined, or why its hold was not made. */
  reason: z.string().nullable(),
})

/** An offer as other services know it. */
export const publicOffer = z.object({
  id: uuid,
  listingId: z.string(),
  listingTitle: z.string(),
  listingAuthor: z.string(),
  producerId: uuid,
  agentId: uuid,
  status: z.enum(offerStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Whole pounds. */
  offerPrice: z.number().int(),
  optionPeriod: z.number().int(),
  /** False for listings that may be optioned to several at once. */
  isExclusive: z.boolean(),
  /** Its hold was authorised once, so the agent has seen it. */
  reachedAgent: z.boolean(),
  submittedAt: timestamp,
  holdExpiresAt: timestamp.nullable(),
  acceptedAt: timestamp.nullable(),
  optionEndsAt: timestamp.nullable(),
  /** The option period is over; the rights are free again. */
  optionEndedAt: timestamp.nullable(),
  endedBecause: z.enum(offerEndings).nullable(),
  cancellationReason: z.string().nullable(),
  signedByProducerAt: timestamp.nullable(),
  signedByAgentAt: timestamp.nullable(),
  // Older events have none of these.
  exercisedAt: timestamp.nullable().default(null),
  optionNotice: optionNotice.nullable().default(null),
  /** It also enters the funding competition that is open when it reaches the agent. */
  fundCompetition: z.boolean().default(false),
  fundNotes: z.string().nullable().default(null),
  /** Pounds that went back to the card after the capture: refunded, or taken back by a lost dispute. */
  refundedAmount: z.number().default(0),
  /** The newest dispute of the payment, as the provider calls its state. */
  disputeStatus: z.string().nullable().default(null),
  /** The fee of the accepted offer went back, and what was chosen then. */
  feeReturn: z
    .object({ by: z.enum(feeReturns), choice: z.enum(feeChoices).nullable(), note: z.string().nullable() })
    .nullable()
    .default(null),
  optionEndedBecause: z.enum(optionEndings).nullable().default(null),
  /** The rights that it is about, in canonical words; while it is accepted, those that its producer has now. */
  scope: z.string().nullable().default(null),
  /** The same line by line in words, where the listing's form does not cover all of it. */
  scopeWords: z.array(z.string()).default([]),
  /** What its producer gave back last, line by line in words. */
  surrender: z
    .object({ words: z.array(z.string()), isWhole: z.boolean() })
    .nullable()
    .default(null),
  /** The agent asked to accept without the additional rights requested; `null` while the producer has not answered. */
  extraRights: z
    .object({ answer: z.enum(extraRightsAnswers).nullable() })
    .nullable()
    .default(null),
  /** Only in events about a round. Terms that nobody agreed to are in none of the fields above. */
  negotiation: negotiatedRound.nullable().default(null),
})
export type PublicOffer = z.infer<typeof publicOffer>

/** An offer as it is now, with its version: for services that were asked about one whose events are still on their way. 404 when unknown. */
export const currentOffer = {
  method: 'GET',
  path: '/internal/offers/:id',
  reply: z.object({ version: z.number().int(), offer: publicOffer }),
} as const

const offerEvent = (verb: string) => defineEvent('offers', 'offer', verb, publicOffer)
export const offerSubmitted = offerEvent('submitted')
/** Its producer changed the terms before it was paid, or something of it changed that nobody is written to about. */
export const offerChanged = offerEvent('changed')
export const offerHeld = offerEvent('held')
export const offerHoldEnding = offerEvent('hold-ending')
export const offerAccepted = offerEvent('accepted')
export const offerRejected = offerEvent('rejected')
export const offerCancelled = offerEvent('cancelled')
export const offerExpired = offerEvent('expired')
/** The producer of an expired offer began a new hold. */
export const offerRenewed = offerEvent('renewed')
/** The agent asks whether they may accept without the additional rights requested. */
export const extraRightsAsked = offerEvent('extra-rights-asked')
export const extraRightsAnswered = offerEvent('extra-rights-answered')
/** The agent proposes other terms; the offer stands as it is. */
export const counterMade = offerEvent('countered')
/** The producer agreed, and the money is held: the counter-offer stands, subject to acceptance. */
export const counterAgreed = offerEvent('counter-agreed')
export const counterDeclined = offerEvent('counter-declined')
export const counterWithdrawn = offerEvent('counter-withdrawn')
/** A round that waits for an answer ends in a day. */
export const roundEnding = offerEvent('round-ending')
/** The producer's own new round stands: its money is held. */
export const roundStands = offerEvent('round-stands')
/** The hold of a round was not made, or let go because the terms before it were accepted meanwhile. The agent never knew of it. */
export const roundNotHeld = offerEvent('round-not-held')
/** The money of an ended offer is free again at the provider. */
export const offerReleased = offerEvent('released')
export const optionEnded = offerEvent('option-ended')
/** One side recorded an extension; the other is asked to confirm it. */
export const extensionRecorded = offerEvent('extension-recorded')
export const optionExtended = offerEvent('extended')
/** One side recorded an exercise; the other is asked to confirm it. */
export const exerciseRecorded = offerEvent('exercise-recorded')
/** Both have confirmed it: the title is the producer's to make. */
export const optionExercised = offerEvent('exercised')
/** Its producer gave rights back: some, or all of them, which ends it. */
export const rightsSurrendered = offerEvent('surrendered')
/** One side recorded that the rights went back to the author; the other is asked to confirm it. */
export const reversionRecorded = offerEvent('reversion-recorded')
/** Both have confirmed it: the option, or what was bought by it, is over. */
export const rightsReverted = offerEvent('reverted')
export const noticeDeclined = offerEvent('notice-declined')
/** Its author took it back. */
export const noticeWithdrawn = offerEvent('notice-withdrawn')
/** Some or all of what was charged went back to the card: refunded, or by a dispute that was lost. */
export const feeReturned = offerEvent('fee-returned')
/** Money that was to go back did not reach the card. */
export const feeRefundFailed = offerEvent('fee-refund-failed')
export const feeDisputed = offerEvent('fee-disputed')
/** The dispute is closed, and the money is not lost. */
export const feeDisputeClosed = offerEvent('fee-dispute-closed')
/** The option goes on although its fee went back. */
export const optionKept = offerEvent('option-kept')
export const agreementSigned = defineEvent('offers', 'agreement', 'signed', publicOffer)
export const offerSnapshot = offerEvent('snapshot')

/** What is taken of a listing, without names or money. The entity is the listing; its version rises with every change. */
export const listingTakings = z.object({
  /** The listing's. */
  id: z.string(),
  takings: z.array(
    z.object({
      kind: z.enum(takingKinds),
      /** A book of rights in canonical words. */
      lines: z.string(),
      /** When the option ends. */
      until: timestamp.nullable(),
    }),
  ),
})
export type ListingTakings = z.infer<typeof listingTakings>
export const takingsChanged = defineEvent('offers', 'takings', 'changed', listingTakings)

/** The messages of an offer, as far as others need them: a repeat of one that is known changes nothing. The entity is the offer; the thread has a version of its own. */
export const offerThread = z.object({
  /** The offer's. */
  id: uuid,
  listingId: z.string(),
  listingTitle: z.string(),
  producerId: uuid,
  agentId: uuid,
  /** How many messages each side has not read. */
  unread: z.object({ producer: z.number().int(), agent: z.number().int() }),
  /** The newest message that was not retracted, at most the first 300 characters of it. */
  newest: z.object({ id: z.number().int(), by: z.enum(offerSides), text: z.string(), at: timestamp }).nullable(),
})
export type OfferThread = z.infer<typeof offerThread>
/** Somebody wrote, retracted a message or read; or put a document on the offer's shelf, or opened one of the other side's first. */
export const threadChanged = defineEvent('offers', 'thread', 'changed', offerThread)

/** Every event that changes an offer's public state. */
export const offerEvents = [
  offerSubmitted,
  offerChanged,
  offerHeld,
  offerHoldEnding,
  offerAccepted,
  offerRejected,
  offerCancelled,
  offerExpired,
  offerRenewed,
  extraRightsAsked,
  extraRightsAnswered,
  counterMade,
  counterAgreed,
  counterDeclined,
  counterWithdrawn,
  roundEnding,
  roundStands,
  roundNotHeld,
  offerReleased,
  optionEnded,
  extensionRecorded,
  optionExtended,
  exerciseRecorded,
  optionExercised,
  rightsSurrendered,
  reversionRecorded,
  rightsReverted,
  noticeDeclined,
  noticeWithdrawn,
  feeReturned,
  feeRefundFailed,
  feeDisputed,
  feeDisputeClosed,
  optionKept,
  agreementSigned,
  offerSnapshot,
] as const
