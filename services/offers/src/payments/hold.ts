import { type OfferMoment, offerLimits, type PaymentStatus } from '@storyright/contracts/vocabulary'
import type { Hold as Row } from '../generated/client.ts'
import { HOUR_MS } from '../times.ts'

/** Money set aside on a card for an offer; an offer whose hold ran out may get another. */
export type Hold = Omit<Row, 'status'> & { status: PaymentStatus }

/** Which hold of which offer. */
export type HoldKey = Pick<Hold, 'offerId' | 'number'>

/** The states of a hold. It never goes back, so a stale provider response changes nothing. */
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

/** A hold that nobody pays ends its offer so long after it was begun. */
export const UNPAID_MS = offerLimits.unpaidHours * HOUR_MS

/** Until when an offer waits for its payment; `null` where it does not. */
export const unpaidUntil = ({
  status,
  hold,
}: {
  status: string
  hold: Pick<Hold, 'status' | 'createdAt'>
}): Date | null =>
  status === 'pending' && awaitsPayment(hold.status) ? new Date(hold.createdAt.getTime() + UNPAID_MS) : null

/** Whether all that was captured has gone back to the card. */
export const isAllBack = (
  { amountPence }: Pick<Hold, 'amountPence'>,
  { refundedPence }: { refundedPence: number },
): boolean => refundedPence >= amountPence

/** The provider's words for a dispute that is over. */
const closed: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']
const isClosed = (status: string | null) => status !== null && closed.includes(status)

/** A closed dispute stays closed, so a stale provider response changes nothing. */
export const disputeMayBecome = (from: string | null, to: string | null): to is string =>
  to !== null && to !== from && (isClosed(to) || !isClosed(from))

/** What the timeline says of such a change; steps in between are the bank's own. */
export function disputeMoment(
  from: string | null,
  to: string,
): Extract<OfferMoment, 'disputed' | 'dispute_closed'> | null {
  if (isClosed(to)) return isClosed(from) ? null : 'dispute_closed'
  return from === null ? 'disputed' : null
}

/** Whether the provider's state of the money has something we have not recorded. */
export const hasUnrecordedChange = (
  hold: Pick<Hold, 'refundedPence' | 'disputeStatus'>,
  { refundedPence, disputeStatus }: { refundedPence: number; disputeStatus: string | null },
): boolean => refundedPence > hold.refundedPence || disputeMayBecome(hold.disputeStatus, disputeStatus)
