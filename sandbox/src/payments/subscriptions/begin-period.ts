import { finalizeInvoice } from '../invoices/finalize-invoice.ts'
import { newInvoice } from '../invoices/new-invoice.ts'
import { saveInvoice } from '../invoices/save-invoice.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'
import { periodEnd } from './period.ts'
import { changeSubscription } from './save-subscription.ts'

/** The next period begins now, with an invoice that waits for the customer's browser; until it is paid the subscription is late. */
export function beginPeriod(work: Work, subscription: Subscription): Subscription {
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
