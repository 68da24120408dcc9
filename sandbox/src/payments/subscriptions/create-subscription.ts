import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { notPaid } from '../cards/not-paid.ts'
import { requireSavedCard } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import { cardOf, chargeInvoice } from '../invoices/collect-invoice.ts'
import { finalizeInvoice } from '../invoices/finalize-invoice.ts'
import { newInvoice } from '../invoices/new-invoice.ts'
import { saveInvoice } from '../invoices/save-invoice.ts'
import type { Customer } from '../objects/customer.ts'
import { changedMetadata } from '../objects/identifiers.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, metadata, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { newSubscription } from './new-subscription.ts'
import { paymentSettings, rateIds, readItems, readTaxRates } from './read-items.ts'
import { saveSubscription } from './save-subscription.ts'

export const createParams = z.strictObject({
  ...common,
  customer: text,
  items: z
    .array(
      z.strictObject({
        price: text,
        quantity: wholeNumber.pipe(z.number().min(1).max(1_000_000)).default(1),
        metadata: metadata.optional(),
        tax_rates: rateIds.optional(),
      }),
    )
    .min(1)
    .max(20),
  billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
  cancel_at_period_end: flag.default(false),
  collection_method: z.literal('charge_automatically').optional(),
  default_payment_method: text.optional(),
  default_tax_rates: rateIds.optional(),
  description: text.max(500).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .default('allow_incomplete'),
  payment_settings: paymentSettings.optional(),
})
type Params = z.output<typeof createParams>

/** Begins a subscription with its first invoice, which waits for the customer's browser or is charged at once. */
export function createSubscription(anyTime: Work, { params }: Asked<Params>): Answer {
  const customer = requireObject(anyTime.objects, 'customer', params.customer, 'customer')
  const work = inTimeOf(anyTime, customer.id)
  const subscription = readSubscription(work, params, customer)
  saveSubscription(work, subscription)
  const isCharged = params.payment_behavior !== 'default_incomplete'
  const card = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
  if (isCharged && card === null) throw noCard()

  const invoice = openInvoice(work, subscription, customer)
  const begun = { ...subscription, latest_invoice: invoice.id }
  saveSubscription(work, begun)
  work.emit('customer.subscription.created', begun)
  if (isCharged) {
    const answer = chargeInvoice(work, invoice, cardOf(work, invoice)!)
    if (answer !== 'approves' && params.payment_behavior === 'error_if_incomplete')
      throw notPaid(answer, 'subscription')
  }
  return ok(work.objects.find('subscription', subscription.id))
}

function readSubscription(work: Work, params: Params, customer: Customer): Subscription {
  const items = readItems(work, params.items)
  const { default_payment_method: card = null, payment_settings: settings } = params
  if (card !== null) requireSavedCard(work, card, customer.id, 'default_payment_method')
  return newSubscription(
    {
      cancel_at_period_end: params.cancel_at_period_end,
      currency: items[0]!.price.currency,
      customer: customer.id,
      default_payment_method: card,
      default_tax_rates: readTaxRates(work, params.default_tax_rates, 'default_tax_rates'),
      description: params.description ?? null,
      metadata: changedMetadata({}, params.metadata),
      payment_settings: {
        payment_method_options: null,
        payment_method_types: settings?.payment_method_types ?? null,
        save_default_payment_method: settings?.save_default_payment_method ?? 'off',
      },
      test_clock: customer.test_clock,
    },
    items,
    work.now,
  )
}

function openInvoice(work: Work, subscription: Subscription, customer: Customer): Invoice {
  const { objects, now, emit } = work
  const period = { start: now, end: now }
  const draft = newInvoice(work, subscription, customer, { reason: 'subscription_create', period })
  objects.save({ ...customer, currency: subscription.currency })
  saveInvoice(work, draft)
  emit('invoice.created', draft)
  return finalizeInvoice(work, draft)
}

const noCard = () =>
  invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    { code: 'resource_missing' },
  )
