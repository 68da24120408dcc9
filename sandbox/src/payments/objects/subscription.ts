import type { Metadata } from './identifiers.ts'
import type { Price, Recurring } from './price.ts'
import type { TaxRate } from './tax-rate.ts'

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'active',
  'past_due',
  'unpaid',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What prices were before they were prices; items still show both. */
export interface Plan {
  id: string
  object: 'plan'
  active: boolean
  amount: number
  amount_decimal: string
  billing_scheme: 'per_unit'
  created: number
  currency: string
  interval: Recurring['interval']
  interval_count: number
  livemode: false
  metadata: Metadata
  meter: null
  nickname: string | null
  product: string
  tiers_mode: null
  transform_usage: null
  trial_period_days: null
  usage_type: 'licensed'
}

/** One price within a subscription; the running period is the item's, not the subscription's. */
export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  billing_thresholds: null
  created: number
  current_period_end: number
  current_period_start: number
  current_trial: null
  discounts: never[]
  metadata: Metadata
  plan: Plan
  price: Price & { recurring: Recurring }
  quantity: number
  subscription: string
  tax_rates: TaxRate[]
}

export interface CancellationDetails {
  comment: string | null
  feedback: string | null
  feedback_option: null
  reason: 'cancellation_requested' | 'payment_failed' | null
}

export interface SubscriptionPayments {
  payment_method_options: null
  payment_method_types: ['card'] | null
  save_default_payment_method: 'off' | 'on_subscription'
}

/** Something that is paid for again and again, in the provider's shape. */
export interface Subscription {
  id: string
  object: 'subscription'
  application: null
  application_fee_percent: null
  automatic_tax: { disabled_reason: null; enabled: false; liability: null }
  billing_cycle_anchor: number
  billing_cycle_anchor_config: null
  billing_mode: { flexible: { proration_discounts: 'included' }; type: 'flexible' }
  billing_schedules: never[]
  billing_thresholds: null
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: CancellationDetails
  collection_method: 'charge_automatically'
  created: number
  currency: string
  customer: string
  customer_account: null
  days_until_due: null
  default_payment_method: string | null
  default_source: null
  default_tax_rates: TaxRate[]
  description: string | null
  discounts: never[]
  ended_at: number | null
  invoice_settings: {
    account_tax_ids: null
    custom_fields: null
    description: null
    footer: null
    issuer: { type: 'self' }
  }
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; total_count: number; url: string }
  latest_invoice: string | null
  livemode: false
  managed_payments: null
  metadata: Metadata
  next_pending_invoice_item_invoice: null
  on_behalf_of: null
  pause_collection: { behavior: 'void'; resumes_at: null } | null
  payment_settings: SubscriptionPayments
  pending_invoice_item_interval: null
  pending_setup_intent: null
  pending_update: null
  schedule: null
  start_date: number
  status: SubscriptionStatus
  test_clock: string | null
  transfer_data: null
  trial_end: null
  trial_settings: null
  trial_start: null
}
