import { isUnpaidRenewal } from '../offers/offer.ts'
import type { Shown } from './offer.view.ts'

/**
 * An offer as its agent knows it: one whose renewal nobody has paid, or paid in time, is still the one whose hold ran out. That
 * of it which happened since is the producer's own.
 */
export function asItsAgentKnows(offer: Shown): Shown {
  const wasNeverPaid = offer.endedBecause === 'never_paid' && offer.reachedAgentAt !== null
  if (!isUnpaidRenewal(offer) && !wasNeverPaid) return offer
  const ranOut = offer.moments.findLastIndex(({ moment }) => moment === 'expired')
  const hold = offer.holds.find(({ number }) => number === offer.holdNumber - 1)
  if (ranOut === -1 || !hold) return offer
  const moments = offer.moments.slice(0, ranOut + 1)
  const updatedAt = moments[ranOut]!.at
  return { ...offer, status: 'expired', endedBecause: 'hold_expired', hold, moments, updatedAt }
}
