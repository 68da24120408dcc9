import type { Metadata } from './metadata.ts'

/** Somebody who pays, in the provider's shape. */
export interface Customer {
  id: string
  object: 'customer'
  address: Record<string, string> | null
  balance: number
  created: number
  default_source: null
  delinquent: boolean
  description: string | null
  email: string | null
  invoice_settings: { custom_fields: null; default_payment_method: null; footer: null; rendering_options: null }
  livemode: false
  metadata: Metadata
  name: string | null
  phone: string | null
  preferred_locales: string[]
  shipping: null
}
