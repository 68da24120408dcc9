import { saveCard } from '../cards/save-card.ts'
import type { PaymentError } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { Work } from '../store/work.ts'

/** The bank agrees: the card is the customer's now. */
export function settleSetup(work: Work, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  if (setup.customer !== null) saveCard(work, method, setup.customer, true)
  const settled: SetupIntent = {
    ...setup,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  }
  work.objects.save(settled)
  work.emit('setup_intent.succeeded', settled)
  return settled
}

/** It does not: another card may be tried. */
export function failSetup({ objects, emit }: Work, setup: SetupIntent, error: PaymentError): SetupIntent {
  const failed: SetupIntent = {
    ...setup,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  objects.save(failed)
  emit('setup_intent.setup_failed', failed)
  return failed
}
