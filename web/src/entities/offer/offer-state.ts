import type { Offer } from '@storyright/contracts/http'
import type { Side } from './offer-words.ts'
import { hasEnded } from './option-state.ts'

/** Its hold has still to be paid, on the same terms. */
export const waitsForPayment = ({ status, paymentStatus }: Offer) =>
  status === 'pending' && (paymentStatus === 'requires_payment' || paymentStatus === 'failed')

/** The agent can answer it. */
export const waitsForAnswer = ({ status, paymentStatus }: Offer) => status === 'pending' && paymentStatus === 'held'

/** Nobody signs any more what has run out. */
export const waitsForSignature = (offer: Offer, side: Side) =>
  offer.status === 'accepted' && offer.agreement !== null && offer.agreement[side] === null && !hasEnded(offer)

/** The services are finishing something that nobody has to do anything for: worth looking again in a moment. */
export function isMoving({ status, paymentStatus, agreement, signedOptionUrl }: Offer) {
  if (status === 'pending') return paymentStatus === 'captured'
  if (status === 'accepted') return !agreement || Boolean(agreement.producer && agreement.agent && !signedOptionUrl)
  return paymentStatus === 'held'
}
