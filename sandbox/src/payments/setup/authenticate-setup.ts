import { presentMethod } from '../objects/payment-method.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { Work } from '../store/work.ts'
import { failSetup, settleSetup } from './settle-setup.ts'
import { requireBecoming } from './setup-states.ts'

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
