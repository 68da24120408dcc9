import type { Metadata } from './identifiers.ts'
import type { PaymentMethod } from './payment-method.ts'

interface CardDetails {
  amount_authorized: number | null
  brand: string
  /** When the hold ends, in unix seconds; only a hold has it. */
  capture_before?: number
  checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: 'pass' }
  country: 'GB'
  exp_month: number
  exp_year: number
  funding: 'credit'
  last4: string
  network: string
  three_d_secure: null
  wallet: null
}

/** One attempt to take money from a card, in the provider's shape. */
export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  billing_details: PaymentMethod['billing_details']
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { type: 'card'; card: CardDetails }
  refunded: boolean
  status: 'succeeded' | 'failed'
}
