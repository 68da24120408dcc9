import { saveCard } from '../cards/save-card.ts'
import type { PaymentError } from '../objects/payment-intent.ts'
import { type PaymentMethod, presentMethod } from '../objects/payment-method.ts'
import type { SetupIntent, SetupStatus } from '../objects/setup-intent.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'

/** The customer has answered the bank's question (3-D Secure). */
export function authenticateSetup(work: Work, setup: SetupIntent, outcome: 'succeed' | 'fail'): SetupIntent {
  requireBecoming('authenticated', setup)
  const method = work.objects.find('payment_method', setup.payment_method!)!
  if (outcome === 'succeed') return settleSetup(work, setup, method)
  return failSetup(work, setup, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'The latest attempt to set up the payment method has failed because authentication failed. You can provide a new ' +
      'PaymentMethod to attempt to fulfill this SetupIntent again.',
    payment_method: presentMethod(method),
  })
}

/** From which states each thing can be done; what has succeeded or is cancelled stays so. */
const possible = {
  confirmed: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  authenticated: ['requires_action'],
  canceled: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
} as const satisfies Record<string, readonly SetupStatus[]>

type SetupChange = keyof typeof possible

export function canBecome(change: SetupChange, { status }: SetupIntent) {
  return (possible[change] as readonly SetupStatus[]).includes(status)
}

export function requireBecoming(change: SetupChange, setup: SetupIntent): void {
  if (canBecome(change, setup)) return
  throw invalidRequest(
    `This SetupIntent could not be ${change} because it has a status of ${setup.status}. ` +
      `Only a SetupIntent with one of the following statuses may be ${change}: ${possible[change].join(', ')}.`,
    { code: 'setup_intent_unexpected_state', setup_intent: setup },
  )
}

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
