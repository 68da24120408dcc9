import { wholePounds } from './money.ts'
import type { OfferSide, PaymentStatus } from './offer-options.ts'

/** What became of the money of an offer that ended without a deal. */
export const endedMoneyStates = ['refunded', 'charged', 'being_released', 'released', 'never_held'] as const
export type EndedMoney = (typeof endedMoneyStates)[number]

interface Settled {
  paymentStatus: PaymentStatus
  /** Pounds that went back to the card. */
  refundedAmount?: number
  /** Whether the newest hold was ever in place; an unpaid one is released, too. */
  wasHeld?: boolean
}

/** It is read from the money itself, never from how the offer ended: a hold may have been captured without an acceptance. */
export function endedMoney({ paymentStatus, refundedAmount = 0, wasHeld = true }: Settled): EndedMoney {
  if (refundedAmount > 0) return 'refunded'
  switch (paymentStatus) {
    case 'captured':
      return 'charged'
    case 'held':
      return 'being_released'
    case 'released':
    case 'expired':
      return wasHeld ? 'released' : 'never_held'
    default:
      return 'never_held'
  }
}

/** The same in letters and notifications: what is being released counts as released by the time they are read. */
export function endedMoneyWords({
  paymentStatus,
  offerPrice,
  refundedAmount = 0,
}: {
  paymentStatus: PaymentStatus
  offerPrice: number
  refundedAmount?: number
}): Record<OfferSide, string> {
  const amount = wholePounds(offerPrice)
  switch (endedMoney({ paymentStatus, refundedAmount })) {
    case 'refunded':
      return {
        producer: `${wholePounds(refundedAmount)} was refunded to your card.`,
        agent: `${wholePounds(refundedAmount)} was refunded to the producer’s card.`,
      }
    case 'charged':
      return {
        producer: `${amount} was charged to your card anyway. An administrator will look into it.`,
        agent: `${amount} was charged to the producer’s card anyway. An administrator will look into it.`,
      }
    case 'being_released':
    case 'released':
      return {
        producer: 'The hold on your card is released, and nothing has been charged.',
        agent: 'The hold on the producer’s card is released, and nothing has been charged.',
      }
    case 'never_held':
      return { producer: 'Nothing has been charged.', agent: 'Nothing has been charged.' }
  }
}
