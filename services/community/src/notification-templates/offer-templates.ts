import {
  agreementSigned,
  counterAgreed,
  counterDeclined,
  counterMade,
  counterWithdrawn,
  type Envelope,
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
import {
  dayAndTime,
  endedMoneyWords,
  longDay,
  type OfferEnding,
  offerEndingWords,
  page,
} from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'
import {
  declined,
  exercised,
  extended,
  fee,
  over,
  recorded,
  reverted,
  signed,
  surrendered,
  withdrawn,
} from './option-templates.ts'
import { amountOf, type Occasion, roomOf, type ToSides, titleOf } from './parties.ts'
import * as rounds from './round-templates.ts'

/** It is with the agent; nothing when it is decided or over by now. */
function held({ offer, newest }: Occasion): ToSides {
  if (newest.status !== 'pending') return {}
  const until = offer.holdExpiresAt ? ` until ${dayAndTime(offer.holdExpiresAt)}` : ''
  return {
    agent: {
      title: `An offer of ${amountOf(offer)} for ${titleOf(offer)}`,
      detail: `An option of ${offer.optionPeriod} months. The amount is held on the producer’s card${until}, and is charged only if you accept.`,
    },
  }
}

/** Nothing once it is decided, or has run out: another step notifies of that. */
function holdEnding({ offer, newest, now }: Occasion): ToSides {
  const until = offer.holdExpiresAt
  if (!until || Date.parse(until) <= now.getTime() || newest.status !== 'pending') return {}
  const ends = `ends on ${dayAndTime(until)}`
  return {
    agent: {
      title: `The offer for ${titleOf(offer)} ${ends}`,
      detail: `Please accept or reject the ${amountOf(offer)} before then. Afterwards the producer would have to renew it.`,
    },
    producer: {
      title: `Your offer for ${titleOf(offer)} ${ends}`,
      detail:
        'The agent has not answered yet. If it expires nothing is charged, and you can renew it while the title is open to offers.',
    },
  }
}

function accepted({ offer }: Occasion): ToSides {
  const until = offer.optionEndsAt ? ` and the option runs until ${longDay(offer.optionEndsAt)}` : ''
  return {
    producer: {
      title: `Your offer for ${titleOf(offer)} was accepted`,
      detail: `The ${amountOf(offer)} held on your card has been charged${until}. Next, both sides read and sign the agreement.`,
    },
  }
}

/** Rejected or cancelled, for any reason; the agent is notified only if it had reached them. */
function ended({ offer }: Occasion): ToSides {
  const because: OfferEnding = offer.endedBecause ?? 'admin_released'
  const { toProducer, toAgent } = offerEndingWords[because]
  const reason = offer.cancellationReason ? ` The reason given: ${offer.cancellationReason}` : ''
  return {
    ...(toProducer && {
      producer: {
        title: `Your offer for ${titleOf(offer)} ${toProducer.happened}`,
        detail: `${toProducer.why} ${endedMoneyWords(offer).producer}`,
      },
    }),
    ...(toAgent &&
      offer.reachedAgent && {
        agent: { title: `The offer for ${titleOf(offer)} ${toAgent.happened}`, detail: `${toAgent.why}${reason}` },
      }),
  }
}

/** The hold, or the time that the producer gave, has run out before the agent decided. */
function expired({ offer }: Occasion): ToSides {
  if (!offer.reachedAgent) return {}
  return {
    producer: {
      title: `Your offer for ${titleOf(offer)} has expired`,
      detail:
        'Nothing has been charged. You can renew it while the title is open to offers: the same terms, and a new hold.',
    },
    agent: {
      title: `The offer for ${titleOf(offer)} has expired`,
      detail: `${offerEndingWords[offer.endedBecause ?? 'hold_expired'].toAgent?.why} If the producer renews it, we will notify you.`,
    },
  }
}

/** The agent would accept without the additional rights requested; nothing when the producer has answered, or the offer is over. */
function extraRightsQuestion({ offer, newest }: Occasion): ToSides {
  if (newest.status !== 'pending' || newest.extraRights?.answer) return {}
  return {
    producer: {
      title: `The agent asks about the additional rights for ${titleOf(offer)}`,
      detail: `They would accept your ${amountOf(offer)} for ${offer.optionPeriod} months without the additional rights that you requested. Leave them out, or keep your request.`,
    },
  }
}

/** Nothing once the offer is decided. */
function extraRightsAnswer({ offer, newest }: Occasion): ToSides {
  if (newest.status !== 'pending') return {}
  const until = offer.holdExpiresAt ? ` The hold ends on ${dayAndTime(offer.holdExpiresAt)}.` : ''
  return {
    agent:
      offer.extraRights?.answer === 'waived'
        ? {
            title: `The producer leaves the additional rights for ${titleOf(offer)} out`,
            detail: `You can accept the ${amountOf(offer)} without them.${until}`,
          }
        : {
            title: `The producer keeps asking for the additional rights for ${titleOf(offer)}`,
            detail: `You can accept the ${amountOf(offer)} with them, or reject the offer.${until}`,
          },
  }
}

/** The notification of each event of an offer, by side. Never a snapshot: that is no step. */
const noticesByEvent = new Map<{ type: string }, (occasion: Occasion) => ToSides>([
  [offerHeld, held],
  [offerHoldEnding, holdEnding],
  [offerAccepted, accepted],
  [offerRejected, ended],
  [offerCancelled, ended],
  [offerExpired, expired],
  [extraRightsAsked, extraRightsQuestion],
  [extraRightsAnswered, extraRightsAnswer],
  [counterMade, rounds.counterMade],
  [counterAgreed, rounds.counterAgreed],
  [counterDeclined, rounds.counterDeclined],
  [counterWithdrawn, rounds.counterWithdrawn],
  [roundEnding, rounds.roundEnding],
  [roundStands, rounds.roundStands],
  [roundNotHeld, rounds.roundNotHeld],
  [agreementSigned, signed],
  [optionEnded, over],
  [extensionRecorded, recorded],
  [exerciseRecorded, recorded],
  [optionExtended, extended],
  [optionExercised, exercised],
  [rightsSurrendered, surrendered],
  [reversionRecorded, recorded],
  [rightsReverted, reverted],
  [noticeDeclined, declined],
  [noticeWithdrawn, withdrawn],
  [feeReturned, fee('returned')],
  [feeRefundFailed, fee('refund_failed')],
  [feeDisputed, fee('disputed')],
  [feeDisputeClosed, fee('dispute_closed')],
  [optionKept, fee('kept')],
])
const noticesByType = new Map([...noticesByEvent].map(([{ type }, message]) => [type, message]))

export const offerSteps = [
  counterMade,
  counterAgreed,
  counterDeclined,
  counterWithdrawn,
  roundEnding,
  roundStands,
  roundNotHeld,
  offerHeld,
  offerHoldEnding,
  offerAccepted,
  offerRejected,
  offerCancelled,
  offerExpired,
  extraRightsAsked,
  extraRightsAnswered,
  agreementSigned,
  optionEnded,
  extensionRecorded,
  exerciseRecorded,
  optionExtended,
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
] as const

/** Notifies the side whom a step of an offer concerns, never the one that took it. */
export function offerNotices(
  { type, data: offer, entityversion }: Pick<Envelope<PublicOffer>, 'type' | 'data' | 'entityversion'>,
  { newest, now }: { newest: PublicOffer; now: Date },
): Notice[] {
  const { producer, agent } = noticesByType.get(type)!({ offer, newest, now })
  const what = `${type} ${offer.id} ${entityversion}`
  const its = { what, kind: 'offers' } as const
  const at = `offer=${offer.id}`
  const room = offer.negotiation && roomOf(offer.id)
  return [
    ...(producer
      ? [{ ...its, ...producer, personIds: [offer.producerId], link: room ?? `${page('mySubmissions').path}?${at}` }]
      : []),
    ...(agent
      ? [
          {
            ...its,
            ...agent,
            personIds: [offer.agentId],
            link: room ?? `${page('agentDashboard').path}?tab=submissions&${at}`,
          },
        ]
      : []),
  ]
}
