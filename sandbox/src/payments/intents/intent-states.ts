import { inTimeOf } from '../customers/time.ts'
import type { PaymentIntent, Status } from '../objects/payment-intent.ts'
import { presentMethod } from '../objects/payment-method.ts'
import { unexpectedState } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'
import { failIntent, settleIntent } from './settle-intent.ts'

/** From which states each thing can be done; what has succeeded or is cancelled stays so. */
export const possible = {
  confirmed: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  authenticated: ['requires_action'],
  captured: ['requires_capture'],
  expired: ['requires_capture'],
  disputed: ['succeeded'],
  canceled: ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'],
} as const satisfies Record<string, readonly Status[]>

export type Change = keyof typeof possible

export function canBe(change: Change, { status }: Pick<PaymentIntent, 'status'>) {
  return (possible[change] as readonly Status[]).includes(status)
}

export function requirePossible(change: Change, intent: PaymentIntent): void {
  if (canBe(change, intent)) return
  throw unexpectedState(
    `This PaymentIntent could not be ${change} because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be ${change}: ${possible[change].join(', ')}.`,
    intent,
  )
}

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
