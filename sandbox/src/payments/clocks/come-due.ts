import { expireIntent } from '../intents/cancel-intent.ts'
import { advanceInvoice } from '../invoices/collect-invoice.ts'
import type { Timed } from '../store/kinds.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'
import { advanceSubscription } from '../subscriptions/renew-subscription.ts'

/** A hold ends; an invoice is finalised or collected; a subscription is renewed, ends or expires. */
export function comeDue(work: Work, object: Timed): void {
  switch (object.object) {
    case 'charge':
      expireIntent(work, requireObject(work.objects, 'payment_intent', object.payment_intent))
      break
    case 'invoice':
      advanceInvoice(work, object)
      break
    case 'subscription':
      advanceSubscription(work, object)
  }
}
