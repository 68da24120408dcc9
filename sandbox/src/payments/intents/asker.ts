import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { Caller } from '../protocol/keys.ts'
import { invalidRequest } from '../protocol/provider-error.ts'

/** A browser must present the payment's client secret; any secret presented must be right. */
export function requireAsker(caller: Caller, intent: PaymentIntent, clientSecret: string | undefined): void {
  if (clientSecret === intent.client_secret || (caller === 'server' && clientSecret === undefined)) return
  if (clientSecret === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    })
  throw invalidRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided ' +
      'client_secret is correct.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  )
}

/** A browser does not see what the server keeps to itself. */
export function showTo(caller: Caller, intent: PaymentIntent): Partial<PaymentIntent> {
  if (caller === 'server') return intent
  const { customer, metadata, latest_charge, amount_capturable, amount_received, review, ...shown } = intent
  return shown
}
