import type { PaymentStatus } from '@storyright/contracts/vocabulary'
import type { Hold as Row } from '../generated/client.ts'

/** Money set aside on a card for an offer; an offer whose hold ran out may get another. */
export type Hold = Omit<Row, 'status'> & { status: PaymentStatus }

/** Which hold of which offer. */
export type HoldKey = Pick<Hold, 'offerId' | 'number'>

/** Where a hold may go. It never goes back, so an old answer of the provider changes nothing. */
const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  requires_payment: ['failed', 'held', 'captured', 'released', 'expired'],
  failed: ['held', 'captured', 'released', 'expired'],
  held: ['captured', 'released', 'expired'],
  captured: [],
  released: [],
  expired: [],
}

export const holdMayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => next[from].includes(to)

/** Money may still be taken or has to be let go. */
export const openHoldStatuses = ['requires_payment', 'failed', 'held'] as const satisfies PaymentStatus[]
export const isOpen = (status: PaymentStatus): boolean => (openHoldStatuses as readonly string[]).includes(status)

/** Nothing is held, and a card may still be tried. */
export const unpaidHoldStatuses = ['requires_payment', 'failed'] as const satisfies PaymentStatus[]
export const awaitsPayment = (status: PaymentStatus): boolean =>
  (unpaidHoldStatuses as readonly string[]).includes(status)

/** The provider's idempotency key: the same while no answer came, the next attempt after an answered error. */
export const providerKey = ({ offerId, number }: HoldKey, step: 'create' | 'capture' | 'release', attempt: number) =>
  `offer-${offerId}-hold-${number}-${step}-${attempt}`

/** Whether all that was captured has gone back to the card. */
export const isAllBack = (
  { amountPence }: Pick<Hold, 'amountPence'>,
  { refundedPence }: { refundedPence: number },
): boolean => refundedPence >= amountPence
