import type { Metadata } from './identifiers.ts'

/** Those that begin with `warning` are inquiries: the bank asks first, and takes no money yet. */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export const disputeReasons = [
  'general',
  'fraudulent',
  'duplicate',
  'subscription_canceled',
  'credit_not_processed',
  'product_not_received',
  'unrecognized',
] as const

/** A bank that takes captured money back for the customer, in the provider's shape. */
export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: false; submission_count: number }
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  payment_intent: string
  reason: (typeof disputeReasons)[number]
  status: DisputeStatus
}

export const isInquiry = ({ status }: Pick<Dispute, 'status'>): boolean => status.startsWith('warning')
export const isClosed = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === 'won' || status === 'lost' || status === 'warning_closed'
