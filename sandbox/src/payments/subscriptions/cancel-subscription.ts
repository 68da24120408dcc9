import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { inTimeOf } from '../customers/time.ts'
import { voidInvoice } from '../invoices/save-invoice.ts'
import type { CancellationDetails, Subscription } from '../objects/subscription.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, text } from '../protocol/params.ts'
import { missing } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { changeSubscription, endSubscription } from './save-subscription.ts'

const feedbacks = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
  '',
] as const

/** The customer's reasons. */
export const cancellationDetails = z
  .strictObject({ comment: text.optional(), feedback: z.enum(feedbacks).optional() })
  .transform(
    ({ comment, feedback }): Partial<CancellationDetails> => ({
      ...(comment !== undefined && { comment: comment || null }),
      ...(feedback !== undefined && { feedback: feedback || null }),
    }),
  )

// No part of a period is ever given back here, so there is nothing to invoice at the end.
const refusedFlag = flag.refine((isAsked) => !isAsked, 'Prorations are not played here: only false is taken').optional()

export const cancelParams = z.strictObject({
  ...common,
  cancellation_details: cancellationDetails.optional(),
  invoice_now: refusedFlag,
  prorate: refusedFlag,
})

/** Ends a subscription at once; one that was never paid expires together with its invoice. */
export function cancelSubscription(anyTime: Work, { id, params }: Asked<z.output<typeof cancelParams>>): Answer {
  const subscription = requireObject(anyTime.objects, 'subscription', id)
  if (subscription.ended_at !== null) throw missing('subscription', id)
  const work = inTimeOf(anyTime, subscription.customer)
  if (subscription.status !== 'incomplete')
    return ok(endSubscription(work, subscription, 'cancellation_requested', params.cancellation_details))
  return ok(expireAtOnce(work, subscription, params.cancellation_details))
}

function expireAtOnce(
  work: Work,
  subscription: Subscription,
  reasons: Partial<CancellationDetails> = {},
): Subscription {
  voidInvoice(work, work.objects.find('invoice', subscription.latest_invoice!)!)
  const expired = work.objects.find('subscription', subscription.id)!
  const details = { ...expired.cancellation_details, ...reasons, reason: 'cancellation_requested' as const }
  return changeSubscription(work, expired, { cancellation_details: details })
}
