import type { OfferMoment } from '@storyright/contracts/vocabulary'
import type { Hold } from './hold.ts'

/** A refund of captured money, as the provider tells it. */
export interface Refund {
  id: string
  amountPence: number
  /** The provider's own word. */
  status: string
}

/**
 * The refunds, the oldest first, without the one that stands for what was held and not captured. It is among them where they sum up to
 * more than was refunded beside it; then it is the oldest of its amount. A refund that somebody made of the same amount stays.
 */
export function withoutRemainder(
  refunds: readonly Refund[],
  { refundedPence, remainderPence }: { refundedPence: number; remainderPence: number },
): Refund[] {
  const live = refunds.filter(({ status }) => isRefunding(status))
  const listed = live.reduce((total, { amountPence }) => total + amountPence, 0)
  if (remainderPence === 0 || listed < refundedPence + remainderPence) return [...refunds]
  const remainder = live.find(({ amountPence }) => amountPence === remainderPence)
  return refunds.filter((refund) => refund !== remainder)
}

/** A dispute of captured money, as the provider tells it. */
export interface Dispute {
  id: string
  amountPence: number
  /** The provider's own word. */
  status: string
  openedAt: Date
  /** Until when an answer is due at the bank. */
  dueBy: Date | null
}

/** Where a refund may go: one that the bank took can still fail, days later. */
const nextOfRefund: Record<string, readonly string[]> = {
  requires_action: ['pending', 'succeeded', 'failed', 'canceled'],
  pending: ['succeeded', 'failed', 'canceled'],
  succeeded: ['failed'],
  failed: [],
  canceled: [],
}

/** A stale answer of the provider changes nothing. */
export const refundMayBecome = (from: string, to: string): boolean => nextOfRefund[from]?.includes(to) ?? from !== to

/** Whether the money of a refund goes back, or went back, to the card. */
export const isRefunding = (status: string): boolean => status !== 'failed' && status !== 'canceled'

/** Where a dispute may go. What begins with `warning` is an inquiry, in which the bank has taken no money yet. */
const nextOfDispute: Record<string, readonly string[]> = {
  warning_needs_response: [
    'warning_under_review',
    'warning_closed',
    'needs_response',
    'under_review',
    'won',
    'lost',
    'prevented',
  ],
  warning_under_review: ['warning_closed', 'needs_response', 'under_review', 'won', 'lost', 'prevented'],
  needs_response: ['under_review', 'won', 'lost', 'prevented'],
  under_review: ['won', 'lost', 'prevented'],
  warning_closed: [],
  won: [],
  lost: [],
  prevented: [],
}

const closed: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']
export const isDisputeOpen = (status: string | null): boolean => status !== null && !closed.includes(status)

/** A closed dispute stays closed, so a stale provider response changes nothing. */
export const disputeMayBecome = (from: string | null, to: string): boolean =>
  from === null || (nextOfDispute[from]?.includes(to) ?? from !== to)

/** What the timeline says of a step of a dispute. */
export function disputeMoment(
  from: string | null,
  to: string,
): Extract<OfferMoment, 'disputed' | 'dispute_step' | 'dispute_closed'> {
  if (!isDisputeOpen(to)) return 'dispute_closed'
  return from === null ? 'disputed' : 'dispute_step'
}

type Back = Pick<Hold, 'refundedPence' | 'lostPence'>

/** What went back of captured money: refunded, or taken back by lost disputes. */
export const wentBackPence = ({ amountPence, refundedPence, lostPence }: Back & Pick<Hold, 'amountPence'>): number =>
  Math.min(amountPence, refundedPence + lostPence)

/** Whether all that was captured has gone back to the card. */
export const isAllBack = ({ amountPence }: Pick<Hold, 'amountPence'>, { refundedPence, lostPence }: Back): boolean =>
  refundedPence + lostPence >= amountPence

/** Whether a fee was lost: all of it went back, or the bank decided a dispute against us. */
export const isFeeReturned = (hold: Back & Pick<Hold, 'amountPence'>): boolean =>
  hold.lostPence > 0 || isAllBack(hold, hold)

/** Whether the provider's state of captured money may have something that we have not recorded. */
export const hasUnrecordedChange = (
  hold: Pick<Hold, 'refundedPence' | 'disputeStatus'>,
  { refundedPence, disputeStatus }: { refundedPence: number; disputeStatus: string | null },
): boolean => refundedPence !== hold.refundedPence || (disputeStatus !== null && disputeStatus !== hold.disputeStatus)
