import { inTimeOf } from '../customers/time.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { presentMethod } from '../objects/payment-method.ts'
import type { Work } from '../store/work.ts'
import { requirePossible } from './intent-states.ts'
import { failIntent, settleIntent } from './settle-intent.ts'

/** The customer has answered the bank's question (3-D Secure). */
export function authenticateIntent(anyTime: Work, intent: PaymentIntent, outcome: 'succeed' | 'fail'): PaymentIntent {
  requirePossible('authenticated', intent)
  const work = inTimeOf(anyTime, intent.customer)
  const method = work.objects.find('payment_method', intent.payment_method!)!
  if (outcome === 'succeed') return settleIntent(work, intent, method)
  return failIntent(work, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new ' +
      'PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: presentMethod(method),
  })
}
