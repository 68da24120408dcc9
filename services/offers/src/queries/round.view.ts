import type { OfferRoom, OfferRound as RoundView } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { describeBook, formatBook } from '@storyright/rights'
import { dealHashOf } from '../offers/deal.ts'
import { requireClaimable, timeOf } from '../offers/offer.ts'
import type { OfferRecord, OfferRound } from '../offers/records.ts'
import {
  counterOf,
  endWithHold,
  mayAccept,
  mayAgree,
  mayAnswer,
  mayCounter,
  mayPropose,
  mayWithdraw,
  type Negotiated,
  roundsSeenBy,
  statusOf,
  unpaidOf,
} from '../offers/round.ts'
import { type Scoped, scopeOf } from '../rights/scope.ts'

export type Offered = Negotiated & Pick<OfferRecord, 'terms' | 'producerId' | 'agentId'>

export const sideOf = ({ producerId, agentId }: Pick<Offered, 'producerId' | 'agentId'>, { id }: Pick<Viewer, 'id'>) =>
  id === producerId ? 'producer' : id === agentId ? 'agent' : 'administrator'

export function scopeViewOf(offered: Scoped): RoundView['scope'] {
  const scope = scopeOf(offered)
  return { text: formatBook(scope), words: describeBook(scope), isWhole: offered.scope === null }
}

export function roundViewOf(round: OfferRound, offer: Offered, now: Date): RoundView {
  const { number, by, offerPrice, optionPeriod, deal, message, reason } = round
  const proposed = { ...offer, offerPrice, optionPeriod, deal, scope: round.scope }
  const isStanding = number === offer.round
  const isHeld = isStanding && offer.hold.status === 'held'
  return {
    number,
    by,
    offerPrice,
    optionPeriod,
    scope: scopeViewOf(proposed),
    deal,
    dealHash: dealHashOf(proposed),
    message,
    createdAt: round.createdAt.toISOString(),
    expiresAt: timeOf(isHeld ? endWithHold(round.expiresAt ?? offer.hold.captureBefore, offer.hold) : round.expiresAt),
    status: statusOf(round, offer, now),
    answeredAt: timeOf(round.answeredAt),
    reason,
    isStanding,
  }
}

interface RoundsRoom extends Pick<OfferRoom, 'rounds'> {
  may: Omit<OfferRoom['may'], 'write'>
}

/** The rounds that the viewer knows of, and what they may do now. */
export function roomOf(offer: Offered, viewer: Viewer, now: Date): RoundsRoom {
  const side = sideOf(offer, viewer)
  const counter = counterOf(offer, now)
  const unpaid = unpaidOf(offer)
  const isOpen = (refusal: unknown) => refusal === undefined
  const withdrawn = side === 'agent' ? counter : side === 'producer' ? unpaid : undefined
  return {
    rounds: roundsSeenBy(offer, side).map((round) => roundViewOf(round, offer, now)),
    may: {
      agree: side === 'producer' && counter !== undefined && isOpen(mayAgree(offer, counter, now)),
      decline: side === 'producer' && counter !== undefined && isOpen(mayAnswer(offer, counter, now)),
      withdraw: side !== 'administrator' && withdrawn !== undefined && isOpen(mayWithdraw(offer, withdrawn, side, now)),
      better: side === 'producer' && isOpen(mayPropose(offer, now)),
      ...answersOf(offer, viewer, now),
    },
  }
}

/** How the viewer may answer the offer as a whole. */
export function answersOf(offer: Offered, viewer: Viewer, now: Date): Pick<OfferRoom['may'], 'accept' | 'counter'> {
  const isAgent = sideOf(offer, viewer) === 'agent'
  return {
    counter: isAgent && mayCounter(offer, now) === undefined,
    accept: (isAgent || viewer.role === 'admin') && isAcceptable(offer, now),
  }
}

function isAcceptable(offer: Offered, now: Date): boolean {
  const dealHash = dealHashOf(offer)
  if (mayAccept(offer, { round: offer.round, dealHash }, { dealHash, now })) return false
  try {
    requireClaimable(offer, undefined)
    return true
  } catch {
    return false
  }
}
