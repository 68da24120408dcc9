import type { Metadata } from './identifiers.ts'

export const refundFailures = ['expired_or_canceled_card', 'lost_or_stolen_card', 'declined', 'unknown'] as const
export type RefundFailure = (typeof refundFailures)[number]

/** Money that went back, in the provider's shape. */
export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  customer: string | null
  /** Why the card's bank did not take it; only a failed one has it. */
  failure_reason?: RefundFailure
  metadata: Metadata
  payment_intent: string
  payment_method: string
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  receipt_number: null
  /** One that succeeded can still fail, days later. */
  status: 'pending' | 'succeeded' | 'failed'
}
