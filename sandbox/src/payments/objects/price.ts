import type { Metadata } from './identifiers.ts'

export const intervals = ['day', 'week', 'month', 'year'] as const

export interface Recurring {
  interval: (typeof intervals)[number]
  interval_count: number
  meter: null
  trial_period_days: null
  usage_type: 'licensed'
}

export const taxBehaviours = ['exclusive', 'inclusive', 'unspecified'] as const

/** What something costs, once or again and again, in the provider's shape. */
export interface Price {
  id: string
  object: 'price'
  active: boolean
  billing_scheme: 'per_unit'
  created: number
  currency: string
  custom_unit_amount: null
  livemode: false
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: Recurring | null
  tax_behavior: (typeof taxBehaviours)[number]
  tiers_mode: null
  transform_quantity: null
  type: 'recurring' | 'one_time'
  unit_amount: number
  unit_amount_decimal: string
}

/** What is sold, in the provider's shape. */
export interface Product {
  id: string
  object: 'product'
  active: boolean
  created: number
  default_price: null
  description: string | null
  images: string[]
  livemode: false
  marketing_features: never[]
  metadata: Metadata
  name: string
  package_dimensions: null
  shippable: null
  statement_descriptor: string | null
  tax_code: string | null
  tax_details: null
  type: 'service'
  unit_label: string | null
  updated: number
  url: string | null
}
