import type { Offer } from '@storyright/contracts/http'
import { type EndedMoney, endedMoney, offerLimits } from '@storyright/contracts/vocabulary'
import type { Side } from './offer-words.ts'
import { hasEnded } from './option-state.ts'

const DAY_MS = 86_400_000

/** Its hold still has to be paid, on the same terms. */
export const waitsForPayment = ({ status, paymentStatus }: Offer) =>
  status === 'pending' && (paymentStatus === 'requires_payment' || paymentStatus === 'failed')

/** Its terms are still its producer's to change: nobody has paid, and the agent has not read it. */
export const isChangeable = (offer: Offer) =>
  waitsForPayment(offer) && offer.isPayable && !offer.timeline.some(({ moment }) => moment === 'held')

/** It can be paid now: for the first time, or renewed after its hold ran out. */
export const isRenewable = ({ status, isPayable }: Offer) => status === 'expired' && isPayable

/** Whether the newest hold was ever in place: an unpaid one is released, too. */
const wasHeld = ({ timeline }: Offer) =>
  timeline.findLast(({ moment }) => ['held', 'renewed', 'submitted'].includes(moment))?.moment === 'held'

/** What became of the money of an offer that ended without a deal. */
export const endedMoneyOf = (offer: Offer): EndedMoney => endedMoney({ ...offer, wasHeld: wasHeld(offer) })

/** The agent can answer it. */
export const waitsForAnswer = ({ status, paymentStatus }: Offer) => status === 'pending' && paymentStatus === 'held'

/** The agent can answer or negotiate it. */
export const isInPlay = ({ status, updatedAt }: Offer, now: Date) =>
  status === 'pending' ||
  (status === 'expired' && Date.parse(updatedAt) > now.getTime() - offerLimits.negotiableDays * DAY_MS)

/** Its agent asked to leave the additional rights out, and its producer has not answered. */
export const waitsForExtraRights = (offer: Offer) =>
  waitsForAnswer(offer) && offer.extraRightsQuestion !== null && offer.extraRightsQuestion.answer === null

/** Its agent proposed other terms, which its producer has still to answer. */
export const waitsForCounter = ({ counter }: Offer) => counter !== null

/** The other offers for the same title that can be answered. */
export const rivalsOf = ({ id, listingId }: Offer, offers: readonly Offer[]) =>
  offers.filter((other) => other.id !== id && other.listingId === listingId && waitsForAnswer(other))

/** An agreement cannot be signed after its option has ended. */
export const waitsForSignature = (offer: Offer, side: Side) =>
  offer.status === 'accepted' && offer.agreement !== null && offer.agreement[side] === null && !hasEnded(offer)

/** The services are still processing it, so poll again in a moment. */
export function isMoving({ status, paymentStatus, agreement, signedOptionUrl }: Offer) {
  if (status === 'pending') return paymentStatus === 'captured'
  if (status === 'accepted') return !agreement || Boolean(agreement.producer && agreement.agent && !signedOptionUrl)
  return paymentStatus === 'held'
}

/** Both have signed: before that an accepted offer is no deal that is done. */
export const isCompleted = ({ status, agreement, signedOptionUrl }: Offer) =>
  status === 'accepted' && (signedOptionUrl !== null || Boolean(agreement?.producer && agreement.agent))

/** Accepted, and its signatures can still come. */
export const waitsForSignatures = (offer: Offer) =>
  offer.status === 'accepted' && !isCompleted(offer) && !hasEnded(offer)
