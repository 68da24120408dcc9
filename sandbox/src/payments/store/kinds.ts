import type { Charge } from '../objects/charge.ts'
import type { Customer } from '../objects/customer.ts'
import type { Dispute } from '../objects/dispute.ts'
import type { ProviderEvent } from '../objects/event.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { InvoicePayment } from '../objects/invoice-payment.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Price, Product } from '../objects/price.ts'
import type { Refund } from '../objects/refund.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { TaxRate } from '../objects/tax-rate.ts'
import type { TestClock } from '../objects/test-clock.ts'

/** What the provider keeps, by the name that its objects carry. */
export interface Kinds {
  customer: Customer
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  setup_intent: SetupIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  product: Product
  price: Price
  tax_rate: TaxRate
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  'test_helpers.test_clock': TestClock
  event: ProviderEvent
}
export type Kind = keyof Kinds

/** What happens by itself when its time comes. */
export type Timed = Charge | Subscription | Invoice
