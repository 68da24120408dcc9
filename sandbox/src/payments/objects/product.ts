import type { Metadata } from './metadata.ts'

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
