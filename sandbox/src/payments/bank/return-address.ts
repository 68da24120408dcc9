import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'

/** Back to the shop, with what the provider adds so that it can look the payment, or the saved card, up. */
export function returnAddress(address: string, { object, id, client_secret, status }: PaymentIntent | SetupIntent) {
  const url = new URL(address)
  url.searchParams.set(object, id)
  url.searchParams.set(`${object}_client_secret`, client_secret)
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded')
  return url.href
}
