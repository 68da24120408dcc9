import type { Asked } from '../calls/call.ts'
import { requireCharge } from '../charges/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { unexpectedState } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { requirePossible } from './intent-states.ts'

/** Gives a payment up; what was held is free again. */
export function cancelIntent(work: Work, { id }: Asked<unknown>): Answer {
  const intent = requireObject(work.objects, 'payment_intent', id, 'intent')
  requirePossible('canceled', intent)
  const [invoiced] = work.objects.list('invoice_payment', { payment_intent: id, limit: 1 })
  if (invoiced)
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it pays the invoice ${invoiced.invoice}. Void the invoice instead.`,
      intent,
    )
  return ok(endIntent(work, intent, null))
}

/** The hold's time is over: the bank has given the money back by itself. */
export function expireIntent(work: Work, intent: PaymentIntent): PaymentIntent {
  requirePossible('expired', intent)
  return endIntent(work, intent, 'expired')
}

/** What it was to pay for is void. */
export const abandonIntent = (work: Work, intent: PaymentIntent) => endIntent(work, intent, 'void_invoice')

/** The charge stays as it is: nothing was taken, so nothing goes back. */
function endIntent(
  { objects, now, emit }: Work,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (intent.status === 'requires_capture') {
    const charge = requireCharge(objects, intent.latest_charge)
    objects.save(charge, null) // no longer ends by itself
    if (reason === 'expired') emit('charge.expired', charge)
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
