import type { PaymentIntent } from '../objects/payment-intent.ts'

/** Back to the shop, with what the provider adds so that it can look the payment up. */
export function returnAddress(address: string, { id, client_secret, status }: PaymentIntent): string {
  const url = new URL(address)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded')
  return url.href
}
