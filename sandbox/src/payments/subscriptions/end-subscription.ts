import { saveInvoice } from '../invoices/save-invoice.ts'
import type { CancellationDetails, Subscription } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'
import { saveSubscription } from './save-subscription.ts'

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
