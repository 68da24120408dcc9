import type { PublicOffer } from '@storyright/contracts/events'
import { dayAndTime, wholePounds } from '@storyright/contracts/vocabulary'
import { amountOf, type Occasion, type ToSides, titleOf } from './parties.ts'

/** Whether somebody can still answer: a claim, an end or a deal leaves nothing to negotiate. */
const isOpen = ({ newest }: Occasion): boolean => newest.status === 'pending' || newest.status === 'expired'

export function counterMade(occasion: Occasion): ToSides {
  if (!isOpen(occasion)) return {}
  const { offer } = occasion
  const { offerPrice, optionPeriod, expiresAt } = roundOf(offer)
  const until = expiresAt ? `, open until ${dayAndTime(expiresAt)}` : ''
  const stands = offer.status === 'pending' ? `Your offer of ${amountOf(offer)} stands meanwhile. ` : ''
  return {
    producer: {
      title: `A counter-offer for ${titleOf(offer)}: ${wholePounds(offerPrice)}${until}`,
      detail: `The agent proposes ${wholePounds(offerPrice)} for an option of ${optionPeriod} months. ${stands}Agree, decline, or propose other terms.`,
    },
  }
}

export function counterAgreed(occasion: Occasion): ToSides {
  if (!isOpen(occasion)) return {}
  const { offer } = occasion
  const by = offer.holdExpiresAt ? `: accept by ${dayAndTime(offer.holdExpiresAt)}` : ''
  return {
    agent: {
      title: `Your counter-offer for ${titleOf(offer)} was agreed, and the money is held${by}`,
      detail: `The producer agrees to ${amountOf(offer)} for ${offer.optionPeriod} months. Nothing is agreed before you accept.`,
    },
  }
}

export function counterDeclined({ offer }: Occasion): ToSides {
  const { offerPrice, reason } = roundOf(offer)
  const stands = offer.status === 'pending' ? ` Their offer of ${amountOf(offer)} stands.` : ''
  return {
    agent: {
      title: `Your counter-offer for ${titleOf(offer)} was declined`,
      detail: `The producer does not agree to ${wholePounds(offerPrice)}.${stands}${reason ? ` The reason given: ${reason}` : ''}`,
    },
  }
}

export function counterWithdrawn({ offer }: Occasion): ToSides {
  const stands = offer.status === 'pending' ? ` Your offer of ${amountOf(offer)} stands as before.` : ''
  return {
    producer: {
      title: `The counter-offer for ${titleOf(offer)} was withdrawn`,
      detail: `There is nothing for you to answer.${stands}`,
    },
  }
}

/** Nothing once it is over, or the offer is decided. */
export function roundEnding(occasion: Occasion): ToSides {
  const { offer, now } = occasion
  const { by, expiresAt, offerPrice } = roundOf(offer)
  if (!isOpen(occasion) || !expiresAt || Date.parse(expiresAt) <= now.getTime()) return {}
  const until = dayAndTime(expiresAt)
  if (by === 'agent')
    return {
      producer: {
        title: `The counter-offer for ${titleOf(offer)} ends tomorrow`,
        detail: `You can agree to ${wholePounds(offerPrice)} until ${until}.`,
      },
    }
  return {
    agent: {
      title: `The offer for ${titleOf(offer)} ends tomorrow`,
      detail: `You can accept the ${amountOf(offer)} until ${until}. Afterwards the producer would have to renew it.`,
    },
    producer: {
      title: `Your offer for ${titleOf(offer)} ends tomorrow`,
      detail: `The agent can accept it until ${until}. If it expires nothing is charged.`,
    },
  }
}

export function roundStands(occasion: Occasion): ToSides {
  if (!isOpen(occasion)) return {}
  const { offer } = occasion
  const until = roundOf(offer).expiresAt ?? offer.holdExpiresAt
  return {
    agent: {
      title: `The offer for ${titleOf(offer)} now stands at ${amountOf(offer)}`,
      detail: `An option of ${offer.optionPeriod} months. The amount is held on the producer’s card${until ? `, and you can accept it until ${dayAndTime(until)}` : ''}.`,
    },
  }
}

/** The agent never knew of it. */
export function roundNotHeld({ offer }: Occasion): ToSides {
  const { offerPrice, reason } = roundOf(offer)
  const why = reason ? `${reason} ` : ''
  const words = {
    accepted: {
      title: `The new hold was let go: your offer for ${titleOf(offer)} was accepted before`,
      detail: `Only ${amountOf(offer)} is charged; the hold of ${wholePounds(offerPrice)} is released.`,
    },
    expired: {
      title: `The new hold for ${titleOf(offer)} was not made`,
      detail: `${why}Nothing is held. You can renew your offer while the title is open to offers.`,
    },
    pending: {
      title: `The new hold was not made: your offer of ${amountOf(offer)} for ${titleOf(offer)} stands`,
      detail: `${why}Its money is held as before.`,
    },
  }
  return { producer: words[offer.status === 'accepted' || offer.status === 'expired' ? offer.status : 'pending'] }
}

function roundOf({ negotiation }: PublicOffer) {
  if (!negotiation) throw new Error('an event about a round says which')
  return negotiation
}
