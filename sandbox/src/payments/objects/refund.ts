import type { Metadata } from './metadata.ts'

/** Money that went back, in the provider's shape. */
export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  customer: string | null
  metadata: Metadata
  payment_intent: string
  payment_method: string
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  receipt_number: null
  status: 'succeeded'
}
