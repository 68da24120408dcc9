import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { requireSavedCard } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import { finalizeInvoice } from '../invoices/finalize-invoice.ts'
import { newInvoice } from '../invoices/new-invoice.ts'
import { saveInvoice } from '../invoices/save-invoice.ts'
import { changedMetadata } from '../objects/identifiers.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, metadata, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { cancellationDetails } from './cancel-subscription.ts'
import { periodEnd } from './period.ts'
import { paymentSettings } from './read-items.ts'
import { changeSubscription, periodEndOf } from './save-subscription.ts'

export const updateParams = z.strictObject({
  ...common,
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: text.optional(),
  description: text.max(500).optional(),
  metadata: metadata.optional(),
  pause_collection: z
    .union([z.literal('').transform(() => null), z.strictObject({ behavior: z.literal('void') })])
    .optional(),
  payment_behavior: z.literal('default_incomplete', 'Only default_incomplete is played here').optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: z.literal('none', 'Prorations are not played here').optional(),
})
type Params = z.output<typeof updateParams>

/** Changes how a subscription goes on; one that has ended takes notes only. */
export function updateSubscription(anyTime: Work, { id, params }: Asked<Params>): Answer {
  const subscription = requireObject(anyTime.objects, 'subscription', id)
  const work = inTimeOf(anyTime, subscription.customer)
  const { expand: _, key: __, metadata: notes, cancellation_details: given = {}, ...rest } = params
  if (subscription.ended_at !== null && Object.keys(rest).length > 0) throw ended()
  const { cancel_at_period_end: atEnd, default_payment_method: card, description, payment_settings: settings } = rest
  if (card !== undefined) requireSavedCard(work, card, subscription.customer, 'default_payment_method')
  const ending = atEnd === undefined ? {} : endingAtPeriodEnd(subscription, atEnd, work.now)
  const { cancellation_details: details } = { ...subscription, ...ending }
  if (rest.billing_cycle_anchor?.type === 'now') requireWhole(rest)
  const changed = changeSubscription(work, subscription, {
    ...ending,
    cancellation_details: { ...details, ...given },
    default_payment_method: card ?? subscription.default_payment_method,
    description: description ?? subscription.description,
    metadata: changedMetadata(subscription.metadata, notes),
    payment_settings: { ...subscription.payment_settings, ...settings },
    pause_collection:
      rest.pause_collection === undefined
        ? subscription.pause_collection
        : rest.pause_collection && { ...rest.pause_collection, resumes_at: null },
  })
  return ok(rest.billing_cycle_anchor?.type === 'now' ? beginPeriod(work, changed) : changed)
}

/** A restarted year costs all of its price here, and is paid in the browser. */
function requireWhole({ proration_behavior, payment_behavior }: Partial<Params>): void {
  if (proration_behavior === undefined || payment_behavior === undefined)
    throw invalidRequest(
      'Here a new period needs `proration_behavior` none and `payment_behavior` default_incomplete.',
      {
        param: 'billing_cycle_anchor',
      },
    )
}

function endingAtPeriodEnd(subscription: Subscription, atEnd: boolean, now: number): Partial<Subscription> {
  if (atEnd === subscription.cancel_at_period_end) return {}
  return {
    cancel_at: atEnd ? periodEndOf(subscription) : null,
    cancel_at_period_end: atEnd,
    canceled_at: atEnd ? now : null,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: atEnd ? 'cancellation_requested' : null,
    },
  }
}

const ended = () =>
  invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  })

/** The next period begins now, with an invoice that waits for the customer's browser; until it is paid the subscription is late. */
function beginPeriod(work: Work, subscription: Subscription): Subscription {
  const { objects, now, emit } = work
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: now,
    current_period_end: periodEnd(now, now, item.price.recurring),
  }))
  const begun = { ...subscription, billing_cycle_anchor: now, items: { ...subscription.items, data } }
  const customer = objects.find('customer', subscription.customer)!
  const period = { start: now, end: now }
  const draft: Invoice = {
    ...newInvoice(work, begun, customer, { reason: 'subscription_update', period }),
    auto_advance: false,
  }
  saveInvoice(work, draft)
  emit('invoice.created', draft)
  const invoice = finalizeInvoice(work, draft)
  return changeSubscription(work, subscription, {
    billing_cycle_anchor: now,
    items: begun.items,
    latest_invoice: invoice.id,
    status: 'past_due',
  })
}
