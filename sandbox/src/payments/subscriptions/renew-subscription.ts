import { newInvoice } from '../invoices/new-invoice.ts'
import { saveInvoice, voidInvoice } from '../invoices/save-invoice.ts'
import { newId } from '../objects/identifiers.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'
import { periodEnd } from './period.ts'
import { changeSubscription, endSubscription, periodEndOf, saveSubscription } from './save-subscription.ts'

/** How long the invoice of a renewal stays a draft. */
const DRAFT_S = 3600

/** A subscription's time has come: it was never paid, is soon to be renewed, or its period is over. */
export function advanceSubscription(work: Work, subscription: Subscription): void {
  if (subscription.status === 'incomplete') expire(work, subscription)
  else if (periodEndOf(subscription) > work.now) announce(work, subscription)
  else if (subscription.cancel_at_period_end) endSubscription(work, subscription, 'cancellation_requested')
  else renew(work, subscription)
}

function expire(work: Work, { latest_invoice }: Subscription): void {
  voidInvoice(work, work.objects.find('invoice', latest_invoice!)!)
}

function announce(work: Work, subscription: Subscription): void {
  saveSubscription(work, subscription)
  if (subscription.cancel_at_period_end) return
  const customer = work.objects.find('customer', subscription.customer)!
  const next = {
    ...subscription,
    items: { ...subscription.items, data: subscription.items.data.map((item) => inNextPeriod(subscription, item)) },
  }
  const period = periodOf(subscription)
  const upcoming = newInvoice(work, next, customer, { reason: 'subscription_cycle', period, id: newId('upcoming_in') })
  work.emit('invoice.upcoming', { ...upcoming, next_payment_attempt: period.end + DRAFT_S })
}

/** The items' period moves on at once, whether or not it is paid later. */
function renew(work: Work, subscription: Subscription): void {
  const over = periodOf(subscription)
  const items = { ...subscription.items, data: subscription.items.data.map((item) => inNextPeriod(subscription, item)) }
  const customer = work.objects.find('customer', subscription.customer)!
  const isCollected = subscription.status !== 'unpaid' && subscription.pause_collection === null
  const invoice: Invoice = {
    ...newInvoice(work, { ...subscription, items }, customer, { reason: 'subscription_cycle', period: over }),
    auto_advance: isCollected,
    automatically_finalizes_at: isCollected ? work.now + DRAFT_S : null,
  }
  saveInvoice(work, invoice)
  work.emit('invoice.created', invoice)
  changeSubscription(work, subscription, { items, latest_invoice: invoice.id })
  if (subscription.pause_collection) voidInvoice(work, invoice)
}

const periodOf = (subscription: Subscription) => ({
  start: subscription.items.data[0]!.current_period_start,
  end: periodEndOf(subscription),
})

function inNextPeriod({ billing_cycle_anchor: anchor }: Subscription, item: SubscriptionItem): SubscriptionItem {
  return {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(anchor, item.current_period_end, item.price.recurring),
  }
}
