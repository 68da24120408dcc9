import type { Address } from './customer.ts'
import type { Metadata } from './identifiers.ts'
import type { TaxRate } from './tax-rate.ts'

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export interface InvoiceTax {
  amount: number
  tax_behavior: 'exclusive' | 'inclusive'
  tax_rate_details: { tax_rate: string }
  taxability_reason: 'not_available'
  taxable_amount: number
  type: 'tax_rate_details'
}

export interface InvoiceLine {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  discount_amounts: never[]
  discountable: true
  discounts: never[]
  invoice: string
  livemode: false
  metadata: Metadata
  parent: {
    invoice_item_details: null
    subscription_item_details: {
      invoice_item: null
      proration: false
      proration_details: null
      subscription: string
      subscription_item: string
    }
    type: 'subscription_item_details'
  }
  /** What is paid for; the invoice's own period is the one before it at a renewal. */
  period: { start: number; end: number }
  pretax_credit_amounts: never[]
  pricing: {
    price_details: { price: string; product: string }
    type: 'price_details'
    unit_amount_decimal: string
  }
  quantity: number
  quantity_decimal: string
  subscription: string
  subtotal: number
  taxes: InvoiceTax[]
}

/** What a customer owes for a period, in the provider's shape. */
export interface Invoice {
  id: string
  object: 'invoice'
  account_country: 'GB'
  account_name: string
  account_tax_ids: null
  amount_due: number
  amount_overpaid: 0
  amount_paid: number
  amount_remaining: number
  amount_shipping: 0
  application: null
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  automatic_tax: { disabled_reason: null; enabled: false; liability: null; provider: null; status: null }
  automatically_finalizes_at: number | null
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  collection_method: 'charge_automatically'
  created: number
  currency: string
  custom_fields: null
  customer: string
  customer_account: null
  customer_address: Address | null
  customer_email: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_shipping: null
  customer_tax_exempt: 'none'
  customer_tax_ids: never[]
  default_payment_method: null
  default_source: null
  default_tax_rates: TaxRate[]
  description: null
  discounts: never[]
  due_date: null
  effective_at: number | null
  ending_balance: number | null
  footer: null
  from_invoice: null
  hosted_invoice_url: null
  invoice_pdf: null
  issuer: { type: 'self' }
  last_finalization_error: null
  latest_revision: null
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; total_count: number; url: string }
  livemode: false
  metadata: Metadata
  next_payment_attempt: number | null
  number: string | null
  on_behalf_of: null
  parent: {
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string }
    type: 'subscription_details'
  }
  payment_settings: { default_mandate: null; payment_method_options: null; payment_method_types: ['card'] | null }
  period_end: number
  period_start: number
  post_payment_credit_notes_amount: 0
  pre_payment_credit_notes_amount: 0
  receipt_number: null
  rendering: null
  shipping_cost: null
  shipping_details: null
  starting_balance: number
  statement_descriptor: null
  status: InvoiceStatus
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  subtotal: number
  subtotal_excluding_tax: number
  test_clock: string | null
  total: number
  total_discount_amounts: never[]
  total_excluding_tax: number
  total_pretax_credit_amounts: never[]
  total_taxes: InvoiceTax[]
  webhooks_delivered_at: number | null
}

export const subscriptionIdOf = (invoice: Invoice) => invoice.parent.subscription_details.subscription
