import { inTimeOf } from '../customers/time.ts'
import { isGivenUp } from '../invoices/collect-invoice.ts'
import { wayOfInvoice } from '../invoices/invoice-payment.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'
import { changeSubscription, endSubscription } from './save-subscription.ts'

/** A paid invoice makes its subscription active, and its card the subscription's where that is wished. */
export function followPaid(anyTime: Work, invoice: Invoice): void {
  const { work, subscription } = subscriptionOf(anyTime, invoice)
  if (hasEnded(subscription)) return
  const { payment_settings: wish, default_payment_method: card } = subscription
  const paidBy = wayOfInvoice(work.objects, invoice)?.intent.payment_method ?? null
  changeSubscription(work, subscription, {
    status: isLatest(subscription, invoice) ? 'active' : subscription.status,
    default_payment_method: wish.save_default_payment_method === 'on_subscription' ? (paidBy ?? card) : card,
  })
}

/** A renewal that is not paid makes it past due; what comes after the last try is the account's choice. */
export function followUnpaid(anyTime: Work, invoice: Invoice): void {
  const { work, subscription } = subscriptionOf(anyTime, invoice)
  if (hasEnded(subscription) || subscription.status === 'incomplete') return
  const late =
    subscription.status === 'active' ? changeSubscription(work, subscription, { status: 'past_due' }) : subscription
  if (!isGivenUp(invoice)) return
  if (work.afterRetries === 'cancel') endSubscription(work, late, 'payment_failed')
  else changeSubscription(work, late, { status: work.afterRetries })
}

/** Nothing is owed any more: a first invoice takes its subscription with it, a renewal's leaves it active. */
export function followVoid(anyTime: Work, invoice: Invoice): void {
  const { work, subscription } = subscriptionOf(anyTime, invoice)
  if (hasEnded(subscription) || !isLatest(subscription, invoice)) return
  if (subscription.status !== 'incomplete') changeSubscription(work, subscription, { status: 'active' })
  else
    changeSubscription(work, subscription, {
      canceled_at: work.now,
      ended_at: work.now,
      status: 'incomplete_expired',
    })
}

function subscriptionOf(anyTime: Work, invoice: Invoice): { work: Work; subscription: Subscription } {
  const work = inTimeOf(anyTime, invoice.customer)
  return { work, subscription: work.objects.find('subscription', subscriptionIdOf(invoice))! }
}

const hasEnded = ({ ended_at }: Subscription) => ended_at !== null
const isLatest = ({ latest_invoice }: Subscription, { id }: Invoice) => latest_invoice === id
