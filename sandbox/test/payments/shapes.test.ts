import Stripe from 'stripe'
import type { Customer } from '../../src/payments/objects/customer.ts'
import { API_VERSION, type EventType } from '../../src/payments/objects/event.ts'
import type { Invoice } from '../../src/payments/objects/invoice.ts'
import type { InvoicePayment } from '../../src/payments/objects/invoice-payment.ts'
import type { PaymentMethod } from '../../src/payments/objects/payment-method.ts'
import type { Price, Product } from '../../src/payments/objects/price.ts'
import type { SetupIntent } from '../../src/payments/objects/setup-intent.ts'
import type { Subscription } from '../../src/payments/objects/subscription.ts'
import type { TaxRate } from '../../src/payments/objects/tax-rate.ts'
import type { TestClock } from '../../src/payments/objects/test-clock.ts'

/** What the package's types are before it reads the answer: a decimal is still text there. */
type Wire<Value> = Value extends Stripe.Decimal
  ? string
  : Value extends object
    ? { [Name in keyof Value]: Wire<Value[Name]> }
    : Value
type Says<Ours extends Wire<Theirs>, Theirs> = Ours

/** The type checker refuses this file once an object lacks what the package's types promise. */
export type Promised = [
  Says<Subscription, Stripe.Subscription>,
  Says<Invoice, Stripe.Invoice>,
  Says<InvoicePayment, Stripe.InvoicePayment>,
  Says<Price, Stripe.Price>,
  Says<Product, Stripe.Product>,
  Says<TaxRate, Stripe.TaxRate>,
  Says<SetupIntent, Stripe.SetupIntent>,
  Says<PaymentMethod, Stripe.PaymentMethod>,
  Says<Customer, Stripe.Customer>,
  Says<TestClock, Stripe.TestHelpers.TestClock>,
  Says<EventType, Stripe.Event['type']>,
]

describe('the shapes of the provider', () => {
  it('are those of the version that the package pins', () => {
    expect(new Stripe('sk_unused').getApiField('version')).toBe(API_VERSION)
  })
})
