import type Stripe from 'stripe'
import type { Provider } from './provider.ts'

/** What a member subscribes to: £180.00 a year, and 20 % VAT on top. */
export interface Plan {
  price: Stripe.Price
  vat: Stripe.TaxRate
}

export async function makePlan({ stripe }: Provider): Promise<Plan> {
  const price = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 18_000,
    lookup_key: 'premium_yearly',
    recurring: { interval: 'year' },
    tax_behavior: 'exclusive',
    product_data: { name: 'Premium' },
  })
  const vat = await stripe.taxRates.create({ display_name: 'VAT', percentage: 20, inclusive: false, country: 'GB' })
  return { price, vat }
}

/** A subscription with its first invoice, not yet paid, and what a browser needs to pay it. */
export interface Begun {
  id: string
  customer: string
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  intent: string
  secret: string
}

export async function begin(
  { stripe }: Provider,
  { price, vat }: Plan,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
  who: Stripe.CustomerCreateParams = {},
): Promise<Begun> {
  const customer = more.customer ?? (await stripe.customers.create({ email: 'p@example.com', ...who })).id
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_tax_rates: [vat.id],
    payment_behavior: 'default_incomplete',
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    ...more,
  })
  const invoice = subscription.latest_invoice as Stripe.Invoice
  return {
    id: subscription.id,
    customer,
    subscription,
    invoice,
    intent: invoice.payments!.data[0]!.payment.payment_intent as string,
    secret: invoice.confirmation_secret!.client_secret,
  }
}

/** The same, paid from the browser. */
export async function join(
  provider: Provider,
  plan: Plan,
  card = 'pm_card_visa',
  who: Stripe.CustomerCreateParams = {},
) {
  const begun = await begin(provider, plan, {}, who)
  await payInBrowser(provider, begun, card)
  return begun
}

export const payInBrowser = (provider: Provider, { intent, secret }: Begun, card = 'pm_card_visa') =>
  provider.browser(`payment_intents/${intent}/confirm`, {
    client_secret: secret,
    payment_method: card,
    return_url: 'http://localhost:8080/upgrade?success=true',
  })
