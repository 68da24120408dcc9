import {
  dayAndTime,
  endedMoneyWords,
  longDay,
  type OfferEnding,
  offerEndingWords,
} from '@storyright/contracts/vocabulary'
import { amountOf, type Occasion, type ToSides, titleOf } from './sides.ts'

/** It is with the agent; nothing when it is decided or over by now. */
export function held({ offer, newest }: Occasion): ToSides {
  if (newest.status !== 'pending') return {}
  const until = offer.holdExpiresAt ? ` until ${dayAndTime(offer.holdExpiresAt)}` : ''
  return {
    agent: {
      title: `An offer of ${amountOf(offer)} for ${titleOf(offer)}`,
      detail: `An option of ${offer.optionPeriod} months. The amount is held on the producer’s card${until}, and is charged only if you accept.`,
    },
  }
}

/** Nothing once it is decided, or has run out: another step says so. */
export function holdEnding({ offer, newest, now }: Occasion): ToSides {
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

export function accepted({ offer }: Occasion): ToSides {
  const until = offer.optionEndsAt ? ` and the option runs until ${longDay(offer.optionEndsAt)}` : ''
  return {
    producer: {
      title: `Your offer for ${titleOf(offer)} was accepted`,
      detail: `The ${amountOf(offer)} held on your card has been charged${until}. Next, both sides read and sign the agreement.`,
    },
  }
}

/** Rejected or cancelled, for any reason; the agent hears of it only when it had reached them. */
export function ended({ offer }: Occasion): ToSides {
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

/** The hold has run out before the agent decided. */
export function expired({ offer }: Occasion): ToSides {
  if (!offer.reachedAgent) return {}
  return {
    producer: {
      title: `Your offer for ${titleOf(offer)} has expired`,
      detail:
        'Nothing has been charged. You can renew it while the title is open to offers: the same terms, and a new hold.',
    },
    agent: {
      title: `The offer for ${titleOf(offer)} has expired`,
      detail: 'The hold on the producer’s card ran out. If the producer renews it, you hear of it.',
    },
  }
}
