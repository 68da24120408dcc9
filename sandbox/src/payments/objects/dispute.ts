import type { Metadata } from './metadata.ts'

/** A bank that takes captured money back for the customer, in the provider's shape. */
export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  is_charge_refundable: false
  livemode: false
  metadata: Metadata
  payment_intent: string
  reason: 'general'
  status: 'needs_response' | 'won' | 'lost'
}
