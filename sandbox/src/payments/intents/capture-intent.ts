import type { Asked } from '../calls/call.ts'
import { hasRunOut, requireCharge, saveCharge } from '../charges/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'
import { requirePossible } from './intent-states.ts'

/** Takes held money, all of it. */
export function captureIntent({ objects, now, emit }: Work, { id }: Asked<unknown>): Answer {
  const intent = requireObject(objects, 'payment_intent', id, 'intent')
  requirePossible('captured', intent)
  const held = requireCharge(objects, intent.latest_charge)
  if (hasRunOut(held, now))
    throw invalidRequest(`The charge ${held.id} cannot be captured: its authorization has expired.`, {
      code: 'charge_expired_for_capture',
      charge: held.id,
    })
  const amount = intent.amount_capturable
  const charge = { ...held, captured: true, amount_captured: amount }
  const captured: PaymentIntent = { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount }
  saveCharge(objects, charge)
  objects.save(captured)
  emit('charge.captured', charge)
  emit('payment_intent.succeeded', captured)
  return ok(captured)
}
