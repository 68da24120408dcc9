import type { Offer } from '@storyright/contracts/http'
import { day, type OfferStatus, offerLimits, type PaymentStatus } from '@storyright/contracts/vocabulary'
import { isApiError } from '../../shared/api-error.ts'

/** The side of an offer that a text is written for. */
export type Side = 'producer' | 'agent'
/** Who views an offer: one of its sides, or an administrator. */
export type Onlooker = Side | 'admin'

export const statusLabels: Record<OfferStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
}
export const statusTones = {
  pending: 'wait',
  accepted: 'ok',
  rejected: 'bad',
  cancelled: 'off',
  expired: 'off',
} as const satisfies Record<OfferStatus, string>

export const paymentLabels: Record<PaymentStatus, string> = {
  requires_payment: 'Awaiting payment',
  held: 'Held',
  captured: 'Captured',
  released: 'Released',
  failed: 'Card declined',
  expired: 'Hold ran out',
}

export const months = (count: number) => `${count} months`
export const otherSide: Record<Side, Side> = { producer: 'agent', agent: 'producer' }

/** The producer of an offer as the agent reads it: the person, and the company if there is one. */
export const producerName = ({ producer }: Pick<Offer, 'producer'>) =>
  producer ? `${producer.firstName} ${producer.lastName}`.trim() || 'A closed account' : ''

const DAY_MS = 86_400_000

/** The day on which a hold that is begun now ends: once it is there, the offer says the very time. */
export const holdDay = (now: Date) => day(now.getTime() + offerLimits.holdDays * DAY_MS)

/** The code of a refusal, in the words of the contracts; `null` for anything else that failed. */
export const refusalCode = (error: unknown): string | null => (isApiError(error) && error.problem?.code) || null

/** Whoever accepted has read other terms than those that stand. */
export const isOtherRound = (error: unknown): boolean =>
  ['ROUND_CHANGED', 'ROUND_NEEDED'].includes(refusalCode(error) ?? '')

/** The provider's words for the state of a dispute, as people say them; one that we do not know stays as it is. */
export const disputeWords = (status: string): string => words[status] ?? status.replaceAll('_', ' ')

const words: Record<string, string> = {
  warning_needs_response: 'an answer to its inquiry is due',
  warning_under_review: 'its inquiry is being looked at',
  warning_closed: 'its inquiry is closed',
  needs_response: 'an answer is due',
  under_review: 'the answer is being looked at',
  won: 'the charge stands',
  lost: 'the money went back to the card',
  prevented: 'it was settled beforehand',
}
