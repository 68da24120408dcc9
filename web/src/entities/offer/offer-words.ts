import type { Offer } from '@storyright/contracts/http'
import type { OfferStatus, PaymentStatus } from '@storyright/contracts/vocabulary'

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
