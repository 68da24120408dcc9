import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { requireSavedCard } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import { changedMetadata } from '../objects/metadata.ts'
import type { Subscription } from '../objects/subscription.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, metadata, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'
import { cancellationDetails } from './cancel-subscription.ts'
import { paymentSettings } from './read-items.ts'
import { changeSubscription, periodEndOf } from './save-subscription.ts'

export const updateParams = z.strictObject({
  ...common,
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: text.optional(),
  description: text.max(500).optional(),
  metadata: metadata.optional(),
  payment_settings: paymentSettings.optional(),
})
type Params = z.output<typeof updateParams>

/** Changes how a subscription goes on; one that has ended takes notes only. */
export function updateSubscription(anyTime: Work, { id, params }: Asked<Params>): Answer {
  const subscription = requireObject(anyTime.objects, 'subscription', id)
  const work = inTimeOf(anyTime, subscription.customer)
  const { expand: _, key: __, metadata: notes, cancellation_details: said = {}, ...rest } = params
  if (subscription.ended_at !== null && Object.keys(rest).length > 0) throw ended()
  const { cancel_at_period_end: atEnd, default_payment_method: card, description, payment_settings: settings } = rest
  if (card !== undefined) requireSavedCard(work, card, subscription.customer, 'default_payment_method')
  const ending = atEnd === undefined ? {} : endingAtPeriodEnd(subscription, atEnd, work.now)
  const { cancellation_details: details } = { ...subscription, ...ending }
  return ok(
    changeSubscription(work, subscription, {
      ...ending,
      cancellation_details: { ...details, ...said },
      default_payment_method: card ?? subscription.default_payment_method,
      description: description ?? subscription.description,
      metadata: changedMetadata(subscription.metadata, notes),
      payment_settings: { ...subscription.payment_settings, ...settings },
    }),
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
