import { premiumPlan } from '@storyright/contracts/vocabulary'
import type Stripe from 'stripe'

interface Plan {
  priceId: string
  taxRateId: string
}

/** The price and the tax rate at the provider: found, or made. Two that make them at once make one, by the same keys. */
export function createPlan(stripe: Stripe) {
  let known: Promise<Plan> | undefined
  return {
    read: (): Promise<Plan> => {
      known ??= readPlan(stripe)
      return known
    },
    /** Reads it again the next time: it may be gone. */
    forget: () => {
      known = undefined
    },
  }
}

async function readPlan(stripe: Stripe): Promise<Plan> {
  const [priceId, taxRateId] = await Promise.all([price(stripe), taxRate(stripe)])
  return { priceId, taxRateId }
}

/** The provider has another price under our key than the page shows: nobody is charged until an operator has checked. */
export class PlanMismatch extends Error {
  override name = 'PlanMismatch'
  constructor({ id, unit_amount: amount, currency, recurring }: Stripe.Price) {
    super(
      `The price ${id} under ${lookupKey} is ${amount} ${currency} each ${recurring?.interval_count} ${recurring?.interval}`,
    )
  }
}

const isPlan = ({ unit_amount, currency, recurring, tax_behavior }: Stripe.Price): boolean =>
  unit_amount === netPence &&
  currency === 'gbp' &&
  recurring?.interval === 'year' &&
  recurring.interval_count === 1 &&
  tax_behavior === 'exclusive'

const { lookupKey, name, netPence, vatPercent } = premiumPlan

async function price({ prices, products }: Stripe): Promise<string> {
  const { data } = await prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  if (data[0] && !isPlan(data[0])) throw new PlanMismatch(data[0])
  if (data[0]) return data[0].id
  const product = await products.create({ name }, { idempotencyKey: `membership-product-${lookupKey}` })
  const made = await prices.create(
    {
      product: product.id,
      currency: 'gbp',
      unit_amount: netPence,
      recurring: { interval: 'year' },
      tax_behavior: 'exclusive',
      lookup_key: lookupKey,
    },
    { idempotencyKey: `membership-price-${lookupKey}` },
  )
  return made.id
}

async function taxRate({ taxRates }: Stripe): Promise<string> {
  const isOurs = ({ display_name, percentage, country, inclusive }: Stripe.TaxRate) =>
    display_name === 'VAT' && percentage === vatPercent && country === 'GB' && !inclusive
  for await (const rate of taxRates.list({ active: true, limit: 100 })) if (isOurs(rate)) return rate.id
  const made = await taxRates.create(
    { display_name: 'VAT', percentage: vatPercent, country: 'GB', inclusive: false },
    { idempotencyKey: `membership-vat-${vatPercent}` },
  )
  return made.id
}
