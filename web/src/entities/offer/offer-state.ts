import type { Offer } from '@storyright/contracts/http'
import type { Side } from './offer-words.ts'
import { hasEnded } from './option-state.ts'

/** Its hold still has to be paid, on the same terms. */
export const waitsForPayment = ({ status, paymentStatus }: Offer) =>
  status === 'pending' && (paymentStatus === 'requires_payment' || paymentStatus === 'failed')

/** The agent can answer it. */
export const waitsForAnswer = ({ status, paymentStatus }: Offer) => status === 'pending' && paymentStatus === 'held'

/** An agreement cannot be signed after its option has ended. */
export const waitsForSignature = (offer: Offer, side: Side) =>
  offer.status === 'accepted' && offer.agreement !== null && offer.agreement[side] === null && !hasEnded(offer)

/** The services are still processing it, so poll again in a moment. */
export function isMoving({ status, paymentStatus, agreement, signedOptionUrl }: Offer) {
  if (status === 'pending') return paymentStatus === 'captured'
  if (status === 'accepted') return !agreement || Boolean(agreement.producer && agreement.agent && !signedOptionUrl)
  return paymentStatus === 'held'
}
