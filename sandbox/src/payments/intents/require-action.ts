import type { NextAction, PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Work } from '../store/work.ts'

/** Where the bank asks, and where the browser goes afterwards. */
export interface Question {
  bank: string
  returnUrl: string | null
}

export function nextActionOf(clientSecret: string, question: Question | undefined): NextAction {
  if (!question) return { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  const url = `${question.bank}?${new URLSearchParams({ client_secret: clientSecret })}`
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: question.returnUrl } }
}

/** The bank wants to ask its customer first; without a question nobody is there to be asked. */
export function requireAction(
  { objects, emit }: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  question?: Question,
): PaymentIntent {
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: nextActionOf(intent.client_secret, question),
    payment_method: method.id,
  }
  objects.save(waiting)
  emit('payment_intent.requires_action', waiting)
  return waiting
}
