import type { Offer } from '@storyright/contracts/http'
import { day, type EndedMoney, type OptionEnding } from '@storyright/contracts/vocabulary'
import { endedMoneyOf, waitsForSignature } from './offer-state.ts'
import { otherSide, paymentLabels, type Side } from './offer-words.ts'
import { hasEnded, isFeeUndecided, waitsForConfirmation } from './option-state.ts'

/** What matters about an offer besides its status, in two or three words for a list. */
export function shortState(offer: Offer, side: Side): string {
  const { status, paymentStatus, holdExpiresAt, agreement } = offer
  if (status === 'accepted') {
    if (hasEnded(offer)) return backLabels[offer.optionEndedBecause ?? 'over']
    if (offer.isDisputed) return 'Disputed'
    if (isFeeUndecided(offer)) return side === 'agent' ? 'To decide' : 'Refunded'
    if (!agreement) return 'Agreement to come'
    if (waitsForSignature(offer, side)) return 'To sign'
    if (waitsForConfirmation(offer, side)) return 'To confirm'
    if (offer.exercisedAt) return 'Exercised'
    return agreement[otherSide[side]] ? 'Signed' : `Waiting for the ${otherSide[side]}`
  }
  if (status === 'pending') {
    if (paymentStatus === 'held' && holdExpiresAt) return `Held until ${day(holdExpiresAt)}`
    if (paymentStatus === 'requires_payment') return 'To pay'
    return paymentStatus === 'captured' ? 'Being accepted' : paymentLabels[paymentStatus]
  }
  const money = endedMoneyOf(offer)
  return status === 'expired' && money === 'released' ? 'Hold ran out' : moneyLabels[money]
}

const backLabels: Record<OptionEnding, string> = {
  over: 'Option ended',
  refunded: 'Option ended',
  surrendered: 'Given back',
  reverted: 'Reverted',
}
const moneyLabels: Record<EndedMoney, string> = {
  refunded: 'Refunded',
  charged: 'Charged',
  being_released: 'Being released',
  released: 'Hold released',
  never_held: 'Nothing held',
}
