import type { Customer } from '../objects/customer.ts'
import { newId } from '../objects/identifiers.ts'
import type { Invoice, InvoiceLine, InvoiceTax } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import type { TaxRate } from '../objects/tax-rate.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Work } from '../store/work.ts'

interface Occasion {
  reason: Invoice['billing_reason']
  /** The period that is over at a renewal; both are the beginning at first. */
  period: { start: number; end: number }
  id?: string
}

/** A draft of what a customer owes for the period that the subscription's items are in. */
export function newInvoice(
  { objects, now }: Work,
  subscription: Subscription,
  customer: Customer,
  { reason, period, id = newId('in') }: Occasion,
): Invoice {
  const lines = newLines(objects, subscription, id)
  const taxes = sumOfTaxes(lines.flatMap((line) => line.taxes))
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal + amountOf(taxes, 'exclusive')
  const withoutTax = subtotal - amountOf(taxes, 'inclusive')
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Storyright',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: reason === 'subscription_cycle',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: subscription.default_tax_rates,
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines,
      has_more: false,
      total_count: lines.length,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: subscription.payment_settings.payment_method_types,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: withoutTax,
    test_clock: subscription.test_clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: withoutTax,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  }
}

/** One line for each item, about the period that the item is in. */
const newLines = (objects: ObjectStore, subscription: Subscription, invoice: string): InvoiceLine[] =>
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

/** The taxes on an amount: added to it, or contained in it. */
export const taxesOn = (amount: number, rates: readonly TaxRate[]): InvoiceTax[] =>
  rates.map(({ id, inclusive, percentage }) => {
    const net = inclusive ? amount / (1 + percentage / 100) : amount
    const tax = Math.round(inclusive ? amount - net : (amount * percentage) / 100)
    return {
      amount: tax,
      tax_behavior: inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: id },
      taxability_reason: 'not_available',
      taxable_amount: inclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    }
  })

/** The taxes of several lines, one sum for each rate. */
export function sumOfTaxes(taxes: readonly InvoiceTax[]): InvoiceTax[] {
  const sums = new Map<string, InvoiceTax>()
  for (const tax of taxes) {
    const { tax_rate: id } = tax.tax_rate_details
    const sum = sums.get(id) ?? { ...tax, amount: 0, taxable_amount: 0 }
    sums.set(id, {
      ...sum,
      amount: sum.amount + tax.amount,
      taxable_amount: sum.taxable_amount + tax.taxable_amount,
    })
  }
  return [...sums.values()]
}

export const amountOf = (taxes: readonly InvoiceTax[], kind: InvoiceTax['tax_behavior']) =>
  taxes.filter(({ tax_behavior: each }) => each === kind).reduce((sum, { amount }) => sum + amount, 0)
