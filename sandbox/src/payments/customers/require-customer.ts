import type { Customer } from '../objects/customer.ts'
import { missing } from '../protocol/provider-error.ts'
import type { ObjectStore } from '../store/object.store.ts'

export function requireCustomer(objects: ObjectStore, id: string, param = 'customer'): Customer {
  const customer = objects.find('customer', id)
  if (!customer) throw missing('customer', id, param)
  return customer
}
