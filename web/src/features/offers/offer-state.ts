import type { Offer } from '@storyright/contracts'
import type { Side } from './offer-words.ts'

/** Its hold has still to be paid, on the same terms. */
export const waitsForPayment = ({ status, paymentStatus }: Offer) =>
  status === 'pending' && (paymentStatus === 'requires_payment' || paymentStatus === 'failed')

/** The agent can answer it. */
export const waitsForAnswer = ({ status, paymentStatus }: Offer) => status === 'pending' && paymentStatus === 'held'

export const waitsForSignature = ({ status, agreement }: Offer, side: Side) =>
  status === 'accepted' && agreement !== null && agreement[side] === null

/** The services are finishing something that nobody has to do anything for: worth looking again in a moment. */
export function isMoving({ status, paymentStatus, agreement, signedOptionUrl }: Offer) {
  if (status === 'pending') return paymentStatus === 'captured'
  if (status === 'accepted') return !agreement || Boolean(agreement.producer && agreement.agent && !signedOptionUrl)
  return paymentStatus === 'held'
}
