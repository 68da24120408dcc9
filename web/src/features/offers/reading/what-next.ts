import type { Offer } from '@storyright/contracts/http'
import { day, dayAndTime, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
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
  if (offer.counter) return counterWaits(offer, offer.counter, side)
  if (offer.status === 'pending') return side === 'producer' ? pendingForProducer(offer) : pendingForAgent(offer)
  if (offer.status === 'accepted') return accepted(offer, side)
  return { head: endings(offer, side), text: side === 'producer' ? moneyAfter(offer) : agentAfter(offer) }
}

const ends = ({ unpaidUntil }: Offer) => (unpaidUntil ? ` Unpaid, it ends on ${dayAndTime(unpaidUntil)}.` : '')
const by = ({ holdExpiresAt }: Offer) => (holdExpiresAt ? ` by ${day(holdExpiresAt)}` : ' before the hold runs out')

/** A counter-offer does not end what it answers. */
function counterWaits(offer: Offer, { offerPrice, expiresAt }: NonNullable<Offer['counter']>, side: Side): WhatNext {
  const until = expiresAt ? ` by ${day(expiresAt)}` : ''
  const [asked, stands] = [money(offerPrice), money(offer.offerPrice)]
  const isHeld = offer.status === 'pending' && offer.paymentStatus === 'held'
  if (side === 'agent')
    return {
      head: `Your counter-offer of ${asked} waits for the producer.`,
      text: isHeld
        ? `They answer${until}. Until then you can still accept their ${stands}, which withdraws it.`
        : `They answer${until}. Nothing is held now, so there is nothing to accept yet.`,
    }
  return {
    head: `The agent made a counter-offer of ${asked}.`,
    text: isHeld
      ? `Answer it${until}. Your offer of ${stands} stands until you cancel it or its hold ends, and the agent can accept it.`
      : `Answer it${until}. Nothing is held now: agreeing holds ${asked} on your card, subject to acceptance.`,
  }
}

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
        head: 'Your payment is needed.',
        text: `The agent sees it once ${amount} is held on your card.${ends(offer)}`,
      }
  }
}

const beingAccepted = {
  head: 'The acceptance is being completed.',
  text: 'The payment has gone through; this page updates in a moment.',
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
    head: 'Your answer is needed.',
    text: `${amount} is held on the producer’s card. Accept to charge it now. If you reject, or have not answered${by(offer)}, the hold is released.`,
  }
}

function accepted(offer: Offer, side: Side): WhatNext {
  const { agreement, offerPrice } = offer
  const runs = optionWords(offer)
  const other = otherSide[side]
  if (hasEnded(offer)) return ended(offer, side)
  const open = openFee(offer, side)
  if (open) return open
  if (!agreement)
    return {
      head: 'The option agreement is being drawn up.',
      text: `${money(offerPrice)} has been charged. The agreement can be read and signed here in a moment.${runs}`,
    }
  if (waitsForSignature(offer, side))
    return {
      head: 'Your signature is needed.',
      text: `Read the agreement, then type your name to sign. ${agreement[other] ? `The ${other} has signed.` : `The ${other} signs as well.`}${runs}`,
    }
  const after = afterAcceptance(offer, side)
  if (after) return after
  if (!agreement[other])
    return {
      head: `Waiting for the ${other}’s signature.`,
      text: `You have signed, and there is nothing else to do.${runs}`,
    }
  if (isMoving(offer)) return { head: 'Both have signed.', text: `The signed agreement is being written.${runs}` }
  return { head: 'Both have signed.', text: `The signed agreement is kept here.${runs}` }
}

function ended({ optionEndedBecause, refundedAmount, exercisedAt, scope }: Offer, side: Side): WhatNext {
  const isFree = scope.isWhole ? 'The title is open to offers again' : 'These rights are open to offers again'
  const over = `${exercisedAt ? 'The sale' : 'The option'} has ended, and the rights are free for others.`
  if (optionEndedBecause === 'surrendered')
    return { head: `${side === 'producer' ? 'You' : 'The producer'} gave all rights back.`, text: over }
  if (optionEndedBecause === 'reverted') return { head: 'The rights went back to the author.', text: over }
  if (optionEndedBecause === 'refunded')
    return { head: 'The option was ended.', text: `Its fee was refunded to the card. ${isFree}.` }
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
        head: 'The option fee was refunded to the producer’s card.',
        text: `Choose whether the option ends or continues without it. Until then ${meanwhile}`,
      }
    : {
        head: 'The option fee was refunded to your card.',
        text: `The agent chooses whether the option continues. Until then ${meanwhile}`,
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
  if (offer.exercisedAt && !notice)
    return {
      head: 'The option was exercised.',
      text: isExclusive(offer)
        ? `${offer.scope.isWhole ? 'The title was' : 'These rights were'} sold on ${day(offer.exercisedAt)}.`
        : `It was exercised on ${day(offer.exercisedAt)}. The title stays open to others.`,
    }
  if (!notice) return null
  const what = whatHappened[notice.kind]
  return waitsForConfirmation(offer, side)
    ? {
        head: `The ${other} recorded that ${what}.`,
        text: 'Look at the document below, then confirm or decline it.',
      }
    : { head: `You recorded that ${what}.`, text: `It counts once the ${other} has confirmed it.` }
}

const whatHappened: Record<OptionNoticeKind, string> = {
  extension: 'the option was extended',
  exercise: 'the option was exercised',
  reversion: 'the rights went back to the author',
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
      return own ? 'The agent closed their account.' : 'You closed your account.'
    case 'never_paid':
      return 'The offer was never paid.'
    case 'hold_expired':
      return own ? 'The hold ran out before the agent answered.' : 'The hold ran out before you answered.'
    case 'round_lapsed':
      return own ? 'The time that you gave for an answer ran out.' : 'The time for your answer ran out.'
    default:
      return status === 'expired' ? 'The hold ran out.' : `The offer was ${status}.`
  }
}

function moneyAfter(offer: Offer) {
  const { status, offerPrice, refundedAmount, isPayable } = offer
  const amount = money(offerPrice)
  switch (endedMoneyOf(offer)) {
    case 'refunded':
      return `${money(refundedAmount)} was refunded to your card. Your bank may take a few days to show it.`
    case 'charged':
      return `${amount} was still charged; an administrator is looking into it.`
    case 'being_released':
      return `The hold of ${amount} is being released.`
    case 'released':
      if (status !== 'expired')
        return `The hold of ${amount} is released and nothing was charged. Your bank may take a few days to show it.`
      return isPayable
        ? `Nothing was charged. Renew to hold ${amount} again on the same terms.`
        : 'Nothing was charged. The title takes no offers for now, so the offer cannot be renewed.'
    case 'never_held':
      return 'Nothing was held and nothing was charged.'
  }
}

function agentAfter(offer: Offer) {
  switch (endedMoneyOf(offer)) {
    case 'refunded':
      return `${money(offer.refundedAmount)} was refunded to the producer’s card.`
    case 'charged':
      return 'The money was still charged; an administrator is looking into it.'
    case 'being_released':
      return 'The hold is being released.'
    default:
      return offer.status === 'expired'
        ? 'Nothing was charged. The producer may renew the offer with a new hold.'
        : 'Nothing was charged, and there is nothing else to do.'
  }
}
