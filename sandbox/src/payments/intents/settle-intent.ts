import { saveCard } from '../cards/save-card.ts'
import type { Decline } from '../cards/test-cards.ts'
import { failedCharge, newCharge, saveCharge } from '../charges/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { type PaymentMethod, presentMethod } from '../objects/payment-method.ts'
import type { Work } from '../store/work.ts'

/** The bank approves: the money is held, or captured at once unless capture is manual. */
export function settleIntent(work: Work, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const { objects, now, emit } = work
  const isHold = intent.capture_method === 'manual'
  const charge = newCharge(intent, method, now)
  const settled: PaymentIntent = {
    ...intent,
    status: isHold ? 'requires_capture' : 'succeeded',
    amount_capturable: isHold ? intent.amount : 0,
    amount_received: isHold ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  }
  saveCharge(objects, charge)
  objects.save(settled)
  emit('charge.succeeded', charge)
  if (intent.setup_future_usage && intent.customer)
    saveCard(work, method, intent.customer, intent.setup_future_usage === 'off_session')
  emit(isHold ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', settled)
  return settled
}

/** The bank declines: another card may be tried on the same payment. */
export function declineIntent(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): PaymentIntent {
  const charge = failedCharge(newCharge(intent, method, work.now), decline)
  saveCharge(work.objects, charge)
  work.emit('charge.failed', charge)
  return failIntent(
    work,
    { ...intent, latest_charge: charge.id },
    {
      type: 'card_error',
      ...decline,
      charge: charge.id,
      payment_method: presentMethod(method),
    },
  )
}

export function failIntent(
  { objects, emit }: Work,
  intent: PaymentIntent,
  error: NonNullable<PaymentIntent['last_payment_error']>,
): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  }
  objects.save(failed)
  emit('payment_intent.payment_failed', failed)
  return failed
}
