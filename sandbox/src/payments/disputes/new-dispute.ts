import type { Charge } from '../objects/charge.ts'
import type { Dispute } from '../objects/dispute.ts'
import { newId } from '../objects/identifiers.ts'

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
