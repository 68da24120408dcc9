import { z } from 'zod'
import { type Answer, ok } from '../api/answer.ts'
import type { Asked } from '../api/call.ts'
import { common } from '../api/params.ts'
import { requireCharge, saveCharge } from '../charges/charge.ts'
import type { Work } from '../work.ts'
import { cancellationReasons, type PaymentIntent, requireIntent } from './intent.ts'
import { requirePossible } from './intent-states.ts'

export const cancelParams = z.strictObject({
  ...common,
  cancellation_reason: z.enum(cancellationReasons).optional(),
})

/** Gives a payment up; what was held is free again. */
export function cancelIntent(work: Work, { id, params }: Asked<z.output<typeof cancelParams>>): Answer {
  const intent = requireIntent(work.objects, id)
  requirePossible('canceled', intent)
  return ok(endIntent(work, intent, params.cancellation_reason ?? null))
}

/** The hold's time is over: the bank has given the money back by itself. */
export function expireIntent(work: Work, intent: PaymentIntent): PaymentIntent {
  requirePossible('expired', intent)
  return endIntent(work, intent, 'automatic')
}

function endIntent(
  { objects, now, emit }: Work,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (intent.status === 'requires_capture') {
    const held = requireCharge(objects, intent.latest_charge)
    const released = { ...held, refunded: true, amount_refunded: held.amount }
    saveCharge(objects, released)
    emit(reason === 'automatic' ? 'charge.expired' : 'charge.refunded', released)
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: now,
    cancellation_reason: reason,
    next_action: null,
  }
  objects.save(canceled)
  emit('payment_intent.canceled', canceled)
  return canceled
}
