import { newId } from '../objects/identifiers.ts'
import type { Plan, Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { periodEnd } from './period.ts'

type Given = Pick<
  Subscription,
  | 'cancel_at_period_end'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'default_tax_rates'
  | 'description'
  | 'metadata'
  | 'payment_settings'
  | 'test_clock'
>

export type WantedItem = Pick<SubscriptionItem, 'price' | 'quantity' | 'metadata' | 'tax_rates'>

export function newSubscription(given: Given, wanted: readonly WantedItem[], now: number): Subscription {
  const id = newId('sub')
  const items = wanted.map((item) => newItem(id, item, now))
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    customer_account: null,
    days_until_due: null,
    default_source: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: items,
      has_more: false,
      total_count: items.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...given,
  }
}

const newItem = (subscription: string, wanted: WantedItem, now: number): SubscriptionItem => ({
  id: newId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: periodEnd(now, now, wanted.price.recurring),
  current_period_start: now,
  current_trial: null,
  discounts: [],
  plan: planOf(wanted.price),
  subscription,
  ...wanted,
})

const planOf = ({ recurring, ...price }: SubscriptionItem['price']): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: recurring.interval,
  interval_count: recurring.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
