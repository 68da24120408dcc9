import {
  agreementSigned,
  type Envelope,
  exerciseRecorded,
  extensionRecorded,
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
} from '@storyright/contracts/events'
import { page } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'
import { accepted, ended, expired, held, holdEnding } from './offer-said.ts'
import { declined, exercised, extended, fee, over, recorded, signed, withdrawn } from './option-said.ts'
import type { Occasion, ToSides } from './sides.ts'

/** What each event of an offer says to which side. Never a snapshot: that is no step. */
const said = new Map<{ type: string }, (occasion: Occasion) => ToSides>([
  [offerHeld, held],
  [offerHoldEnding, holdEnding],
  [offerAccepted, accepted],
  [offerRejected, ended],
  [offerCancelled, ended],
  [offerExpired, expired],
  [agreementSigned, signed],
  [optionEnded, over],
  [extensionRecorded, recorded],
  [exerciseRecorded, recorded],
  [optionExtended, extended],
  [optionExercised, exercised],
  [noticeDeclined, declined],
  [noticeWithdrawn, withdrawn],
  [feeReturned, fee('returned')],
  [feeRefundFailed, fee('refund_failed')],
  [feeDisputed, fee('disputed')],
  [feeDisputeClosed, fee('dispute_closed')],
  [optionKept, fee('kept')],
])
const saidOn = new Map([...said].map(([{ type }, says]) => [type, says]))

export const offerSteps = [
  offerHeld,
  offerHoldEnding,
  offerAccepted,
  offerRejected,
  offerCancelled,
  offerExpired,
  agreementSigned,
  optionEnded,
  extensionRecorded,
  exerciseRecorded,
  optionExtended,
  optionExercised,
  noticeDeclined,
  noticeWithdrawn,
  feeReturned,
  feeRefundFailed,
  feeDisputed,
  feeDisputeClosed,
  optionKept,
] as const

/** Tells the side whom a step of an offer concerns, never the one that took it. */
export function offerNotices(
  { type, data: offer, entityversion }: Pick<Envelope<PublicOffer>, 'type' | 'data' | 'entityversion'>,
  { newest, now }: { newest: PublicOffer; now: Date },
): Notice[] {
  const { producer, agent } = saidOn.get(type)!({ offer, newest, now })
  const what = `${type} ${offer.id} ${entityversion}`
  const its = { what, kind: 'offers' } as const
  const at = `offer=${offer.id}`
  return [
    ...(producer
      ? [{ ...its, ...producer, personIds: [offer.producerId], link: `${page('mySubmissions').path}?${at}` }]
      : []),
    ...(agent
      ? [{ ...its, ...agent, personIds: [offer.agentId], link: `${page('agentDashboard').path}?tab=submissions&${at}` }]
      : []),
  ]
}
