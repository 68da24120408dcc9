import type { Metadata } from '../api/metadata.ts'
import { missing } from '../api/provider-error.ts'
import type { ObjectStore } from '../store/object.store.ts'

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

export function requireCustomer(objects: ObjectStore, id: string, param = 'customer'): Customer {
  const customer = objects.find('customer', id)
  if (!customer) throw missing('customer', id, param)
  return customer
}
