import { newId } from '../objects/identifiers.ts'
import type { InvoiceLine } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import type { ObjectStore } from '../store/object.store.ts'
import { taxesOn } from './taxes.ts'

/** One line for each item, about the period that the item is in. */
export const newLines = (objects: ObjectStore, subscription: Subscription, invoice: string): InvoiceLine[] =>
  subscription.items.data.map((item) => newLine(objects, subscription, item, invoice))

function newLine(
  objects: ObjectStore,
  subscription: Subscription,
  {
    id,
    price,
    quantity,
    metadata,
    tax_rates: rates,
    current_period_start: start,
    current_period_end: end,
  }: SubscriptionItem,
  invoice: string,
): InvoiceLine {
  const amount = price.unit_amount * quantity
  const name = objects.find('product', price.product)?.name ?? price.product
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: `${quantity} × ${name} (at ${money(price.unit_amount, price.currency)} / ${price.recurring.interval})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: id,
      },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: taxesOn(amount, rates.length > 0 ? rates : subscription.default_tax_rates),
  }
}

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)
