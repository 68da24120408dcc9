import { saveInvoice } from '../invoices/save-invoice.ts'
import type { CancellationDetails, Subscription } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'

/** How long the first payment is waited for. */
const INCOMPLETE_S = 23 * 3600
/** How long before a renewal it is announced. */
const UPCOMING_S = 7 * 24 * 3600

export const periodEndOf = ({ items }: Subscription) =>
  Math.min(...items.data.map(({ current_period_end: end }) => end))

/** Keeps a subscription, and when something happens to it by itself. */
export const saveSubscription = ({ objects, now }: Work, subscription: Subscription) =>
  objects.save(subscription, dueOf(subscription, now))

function dueOf(subscription: Subscription, now: number): number | null {
  const { status, created } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return null
  if (status === 'incomplete') return created + INCOMPLETE_S
  const end = periodEndOf(subscription)
  return end - UPCOMING_S > now ? end - UPCOMING_S : end
}

/** Saves a change of a subscription and emits its event, with the previous values. */
export function changeSubscription(work: Work, before: Subscription, change: Partial<Subscription>): Subscription {
  const changed = { ...before, ...change }
  const names = Object.keys(change) as (keyof Subscription)[]
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(changed[name]))
  saveSubscription(work, changed)
  const previous = Object.fromEntries(different.map((name) => [name, before[name]]))
  if (different.length > 0) work.emit('customer.subscription.updated', changed, previous)
  return changed
}

/** The end, for good. What is still owed stays owed, but nobody collects it by themselves any more. */
export function endSubscription(
  work: Work,
  subscription: Subscription,
  reason: CancellationDetails['reason'],
  reasons: Partial<CancellationDetails> = {},
): Subscription {
  const { now, emit } = work
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { ...subscription.cancellation_details, ...reasons, reason },
    ended_at: now,
    status: 'canceled',
  }
  saveSubscription(work, ended)
  stopCollecting(work, subscription)
  emit('customer.subscription.deleted', ended)
  return ended
}

function stopCollecting(work: Work, { id }: Subscription): void {
  const matching = { status: ['draft', 'open'] }
  for (const invoice of work.objects.list('invoice', { subscription: id, matching, limit: 100 })) {
    const { auto_advance, next_payment_attempt } = invoice
    if (!auto_advance) continue
    const stopped = { ...invoice, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null }
    saveInvoice(work, stopped)
    work.emit('invoice.updated', stopped, { auto_advance, next_payment_attempt })
  }
}
