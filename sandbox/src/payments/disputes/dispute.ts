import type { Metadata } from '../api/metadata.ts'
import type { Charge } from '../charges/charge.ts'
import { newId } from '../identifiers.ts'

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

export const newDispute = (
  { id: charge, amount_captured, currency, payment_intent }: Charge,
  now: number,
): Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: amount_captured,
  charge,
  created: now,
  currency,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent,
  reason: 'general',
  status: 'needs_response',
})
