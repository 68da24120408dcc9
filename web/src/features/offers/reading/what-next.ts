import type { Offer } from '@storyright/contracts/http'
import { day, dayAndTime } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { endedMoneyOf, isMoving, waitsForExtraRights, waitsForSignature } from '../../../entities/offer/offer-state.ts'
import { otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import {
  hasEnded,
  isExclusive,
  isFeeUndecided,
  waitingNotice,
  waitsForConfirmation,
} from '../../../entities/offer/option-state.ts'

/** Where an offer stands, in one short sentence, and what comes of it. */
export interface WhatNext {
  head: string
  text: string
}

/** What happens next with an offer, for the one who looks at it. */
export function whatNext(offer: Offer, side: Side): WhatNext {
  if (offer.status === 'pending') return side === 'producer' ? pendingForProducer(offer) : pendingForAgent(offer)
  if (offer.status === 'accepted') return accepted(offer, side)
  return { head: endings(offer, side), text: side === 'producer' ? moneyAfter(offer) : agentAfter(offer) }
}

const ends = ({ unpaidUntil }: Offer) => (unpaidUntil ? ` Unpaid, it ends on ${dayAndTime(unpaidUntil)}.` : '')
const by = ({ holdExpiresAt }: Offer) => (holdExpiresAt ? ` by ${day(holdExpiresAt)}` : ' before the hold runs out')

function pendingForProducer(offer: Offer): WhatNext {
  const amount = money(offer.offerPrice)
  if (waitsForExtraRights(offer))
    return {
      head: 'The agent would accept without the additional rights.',
      text: `Leave them out, and the agent can accept your ${amount}; keep the request, and the offer stays as it is.`,
    }
  switch (offer.paymentStatus) {
    case 'held':
      return {
        head: 'The agent has your offer.',
        text: `If they accept, your card is charged ${amount} once. If they decline, or have not answered${by(offer)}, the hold is released.`,
      }
    case 'captured':
      return beingAccepted
    case 'failed':
      return {
        head: 'Your card was declined.',
        text: `Nothing is held. Try the same or another card: the agent sees the offer once ${amount} is held.${ends(offer)}`,
      }
    default:
      return {
        head: 'The offer waits for your payment.',
        text: `The agent sees it once ${amount} is held on your card.${ends(offer)}`,
      }
  }
}

const beingAccepted = {
  head: 'The acceptance is being completed.',
  text: 'The payment has gone through; the offer changes by itself in a moment.',
}

function pendingForAgent(offer: Offer): WhatNext {
  if (offer.paymentStatus === 'captured') return beingAccepted
  const amount = money(offer.offerPrice)
  if (offer.paymentStatus !== 'held')
    return { head: 'The hold is not in place.', text: `The offer can be answered once ${amount} is held again.` }
  if (waitsForExtraRights(offer))
    return {
      head: 'The producer has been asked.',
      text: `They decide whether the additional rights can be left out. You can still accept with them, or reject the offer${by(offer)}.`,
    }
  return {
    head: 'The offer waits for your answer.',
    text: `${amount} is held on the producer’s card. Accept, and it is charged at once; reject, or do not answer${by(offer)}, and it is released.`,
  }
}

function accepted(offer: Offer, side: Side): WhatNext {
  const { agreement, offerPrice } = offer
  const runs = optionWords(offer)
  const other = otherSide[side]
  if (hasEnded(offer)) return ended(offer)
  const open = openFee(offer, side)
  if (open) return open
  if (!agreement)
    return {
      head: 'The option agreement is being drawn up.',
      text: `${money(offerPrice)} has been charged. The agreement can be read and signed here in a moment.${runs}`,
    }
  if (waitsForSignature(offer, side))
    return {
      head: 'The agreement waits for your name.',
      text: `Read it, then sign by typing your name. ${agreement[other] ? `The ${other} has signed.` : `The ${other} signs too.`}${runs}`,
    }
  const after = afterAcceptance(offer, side)
  if (after) return after
  if (!agreement[other])
    return {
      head: `The agreement waits for the ${other}’s name.`,
      text: `You have signed; nothing is left to do for you.${runs}`,
    }
  if (isMoving(offer)) return { head: 'Both have signed.', text: `The signed agreement is being written.${runs}` }
  return { head: 'Both have signed.', text: `The signed agreement is kept here.${runs}` }
}

function ended({ optionEndedBecause, refundedAmount }: Offer): WhatNext {
  const isFree = 'The title is open to offers again'
  if (optionEndedBecause === 'refunded')
    return { head: 'The option was ended.', text: `Its fee went back to the card. ${isFree}.` }
  const kept = refundedAmount > 0 ? '.' : '; the option fee is kept.'
  return { head: 'The option period has ended.', text: `${isFree}${kept}` }
}

/** While it is open whether the fee is there, nothing is extended or exercised. */
function openFee(offer: Offer, side: Side): WhatNext | null {
  const meanwhile = 'the option can be neither extended nor exercised.'
  if (offer.isDisputed)
    return {
      head: `The payment of the option fee is disputed at ${side === 'producer' ? 'your' : 'the producer’s'} bank.`,
      text: `Until the bank has decided, ${meanwhile}`,
    }
  if (!isFeeUndecided(offer)) return null
  return side === 'agent'
    ? {
        head: 'The option fee went back to the producer’s card.',
        text: `Choose whether the option ends or goes on without it. Until then ${meanwhile}`,
      }
    : {
        head: 'The option fee went back to your card.',
        text: `The agent chooses whether the option goes on. Until then ${meanwhile}`,
      }
}

const optionWords = ({ exercisedAt, optionEndsAt }: Offer) => {
  if (exercisedAt) return ` The option was exercised on ${day(exercisedAt)}.`
  return optionEndsAt ? ` The option runs until ${day(optionEndsAt)}.` : ''
}

/** What happened with the option itself, where that comes before signatures that the other side owes. */
function afterAcceptance(offer: Offer, side: Side): WhatNext | null {
  const notice = waitingNotice(offer)
  const other = otherSide[side]
  if (offer.exercisedAt)
    return {
      head: 'The option was exercised.',
      text: isExclusive(offer)
        ? `The title is sold since ${day(offer.exercisedAt)}.`
        : `It was exercised on ${day(offer.exercisedAt)}. The title stays open to others.`,
    }
  if (!notice) return null
  const what = notice.kind === 'extension' ? 'extended' : 'exercised'
  return waitsForConfirmation(offer, side)
    ? {
        head: `The ${other} recorded that the option was ${what}.`,
        text: 'Look at the document below, then confirm or decline it.',
      }
    : { head: `You recorded that the option was ${what}.`, text: `It counts once the ${other} has confirmed it.` }
}

function endings({ endedBecause, status }: Offer, side: Side): string {
  const own = side === 'producer'
  switch (endedBecause) {
    case 'producer_cancelled':
      return own ? 'You cancelled the offer.' : 'The producer cancelled the offer.'
    case 'agent_rejected':
      return own ? 'The agent declined the offer.' : 'You rejected the offer.'
    case 'admin_released':
      return 'An administrator rejected the offer.'
    case 'another_accepted':
      return 'Another offer for this title was accepted.'
    case 'no_longer_exclusive':
      return 'A non-exclusive option was granted, so an exclusive one is no longer possible.'
    case 'already_optioned':
      return `${own ? 'You have' : 'The producer has'} an option on this title already.`
    case 'listing_withdrawn':
      return own ? 'The agent withdrew the title.' : 'You withdrew the title.'
    case 'listing_sold':
      return 'The title has been sold.'
    case 'producer_closed':
      return own ? 'You closed your account.' : 'The producer closed their account.'
    case 'account_suspended':
      return own ? 'Your account was suspended.' : 'The producer’s account is suspended.'
    case 'agent_closed':
      return own ? 'The agent is no longer with us.' : 'You closed your account.'
    case 'never_paid':
      return 'The offer was never paid.'
    case 'hold_expired':
      return own ? 'The hold ran out before the agent answered.' : 'The hold ran out before you answered.'
    default:
      return status === 'expired' ? 'The hold ran out.' : `The offer was ${status}.`
  }
}

function moneyAfter(offer: Offer) {
  const { status, offerPrice, refundedAmount, isPayable } = offer
  const amount = money(offerPrice)
  switch (endedMoneyOf(offer)) {
    case 'refunded':
      return `${money(refundedAmount)} went back to your card. Your bank may take a few days to show it.`
    case 'charged':
      return `${amount} was charged all the same; an administrator looks into it.`
    case 'being_released':
      return `The hold of ${amount} is being released.`
    case 'released':
      if (status !== 'expired')
        return `The hold of ${amount} is released and nothing was charged. Your bank may take a few days to show it.`
      return isPayable
        ? `Nothing was charged. Renew to hold ${amount} again on the same terms.`
        : 'Nothing was charged. The title takes no offers at present, so the offer cannot be renewed.'
    case 'never_held':
      return 'Nothing was held and nothing was charged.'
  }
}

function agentAfter(offer: Offer) {
  switch (endedMoneyOf(offer)) {
    case 'refunded':
      return `${money(offer.refundedAmount)} went back to the producer’s card.`
    case 'charged':
      return 'The money was charged all the same; an administrator looks into it.'
    case 'being_released':
      return 'The hold is being released.'
    default:
      return offer.status === 'expired'
        ? 'Nothing was charged. The producer may renew the offer with a new hold.'
        : 'Nothing was charged, and there is nothing left to do.'
  }
}
