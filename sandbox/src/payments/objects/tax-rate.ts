import type { Metadata } from './identifiers.ts'

/** A tax that is added to a price, or is part of it, in the provider's shape. */
export interface TaxRate {
  id: string
  object: 'tax_rate'
  active: boolean
  country: string | null
  created: number
  description: string | null
  display_name: string
  effective_percentage: number
  flat_amount: null
  inclusive: boolean
  jurisdiction: string | null
  jurisdiction_level: null
  livemode: false
  metadata: Metadata
  percentage: number
  rate_type: 'percentage'
  state: string | null
  tax_type: string | null
}
