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
  /** The rights that it is about, in canonical words. */
  scope: z.string().nullable().default(null),
  /** The agent asked to accept without the additional rights requested; `null` while the producer has not answered. */
  extraRights: z
    .object({ answer: z.enum(extraRightsAnswers).nullable() })
    .nullable()
    .default(null),
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
/** Its producer changed the terms before it was paid. */
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
/** The money of an ended offer is free again at the provider. */
export const offerReleased = offerEvent('released')
export const optionEnded = offerEvent('option-ended')
/** One side recorded an extension; the other is asked to confirm it. */
export const extensionRecorded = offerEvent('extension-recorded')
export const optionExtended = offerEvent('extended')
/** One side recorded an exercise; the other is asked to confirm it. */
export const exerciseRecorded = offerEvent('exercise-recorded')
/** Both say so: the title is the producer's to make. */
export const optionExercised = offerEvent('exercised')
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
  offerReleased,
  optionEnded,
  extensionRecorded,
  optionExtended,
  exerciseRecorded,
  optionExercised,
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
