import { offerLimits, type PaymentStatus } from '@storyright/contracts/vocabulary'
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

/** The provider holds nothing any more that was held when it was asked: a refused capture leaves a payment in this state. */
export const isNoLongerHeld = (
  before: PaymentStatus | undefined,
  now: 'unpaid' | 'declined' | 'held' | 'captured' | 'gone',
): boolean => before === 'held' && (now === 'unpaid' || now === 'declined')

/** Money may still be taken or has to be let go. */
export const openHoldStatuses = ['requires_payment', 'failed', 'held'] as const satisfies PaymentStatus[]
export function isOpen(status: PaymentStatus): boolean {
  return (openHoldStatuses as readonly string[]).includes(status)
}

/** What is captured when an offer is accepted: the standing round's fee, which is at most what is held. */
export const feePence = ({ offerPrice, hold }: { offerPrice: number; hold: Pick<Hold, 'amountPence'> }): number =>
  Math.min(offerPrice * 100, hold.amountPence)

/** Nothing is held, and a card may still be tried. */
export const unpaidHoldStatuses = ['requires_payment', 'failed'] as const satisfies PaymentStatus[]
export function awaitsPayment(status: PaymentStatus): boolean {
  return (unpaidHoldStatuses as readonly string[]).includes(status)
}

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
