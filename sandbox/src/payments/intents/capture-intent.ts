import { z } from 'zod'
import { type Answer, ok } from '../api/answer.ts'
import type { Asked } from '../api/call.ts'
import { common, wholeNumber } from '../api/params.ts'
import { invalidRequest } from '../api/provider-error.ts'
import { requireCharge, saveCharge } from '../charges/charge.ts'
import type { Work } from '../work.ts'
import { type PaymentIntent, requireIntent } from './intent.ts'
import { requirePossible } from './intent-states.ts'

export const captureParams = z.strictObject({ ...common, amount_to_capture: wholeNumber.optional() })

/** Takes held money, all of it or a part; what is not taken is free again. */
export function captureIntent({ objects, emit }: Work, { id, params }: Asked<z.output<typeof captureParams>>): Answer {
  const intent = requireIntent(objects, id)
  requirePossible('captured', intent)
  const amount = params.amount_to_capture ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest(
      `The amount to capture has to be from 1 to the amount that is held, which is ${intent.amount_capturable}.`,
      { code: amount < 1 ? 'amount_too_small' : 'amount_too_large', param: 'amount_to_capture' },
    )
  const charge = { ...requireCharge(objects, intent.latest_charge), captured: true, amount_captured: amount }
  const captured: PaymentIntent = { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount }
  saveCharge(objects, charge)
  objects.save(captured)
  emit('charge.captured', charge)
  emit('payment_intent.succeeded', captured)
  return ok(captured)
}
