import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import type { Customer } from '../objects/customer.ts'
import { newId } from '../objects/identifiers.ts'
import { changedMetadata } from '../objects/metadata.ts'
import { ok } from '../protocol/answer.ts'
import { common, metadata, noParams, text } from '../protocol/params.ts'
import { requireCustomer } from './require-customer.ts'

const details = z.strictObject({
  ...common,
  email: z.union([z.literal(''), z.email('Invalid email address')], 'Invalid email address').optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  address: z.record(z.string(), text).optional(),
  metadata: metadata.optional(),
})

/** A customer with the details that are given; an empty one is taken away. */
function withDetails(customer: Customer, { metadata: notes, address, ...given }: z.output<typeof details>): Customer {
  const value = (name: 'email' | 'name' | 'phone' | 'description') =>
    given[name] === undefined ? customer[name] : given[name] || null
  return {
    ...customer,
    address: address ?? customer.address,
    email: value('email'),
    name: value('name'),
    phone: value('phone'),
    description: value('description'),
    metadata: changedMetadata(customer.metadata, notes),
  }
}

export const customerCalls = [
  defineCall({
    operation: 'customers.create',
    method: 'POST',
    path: '/customers',
    params: details,
    run({ objects, now }, { params }) {
      const customer = withDetails(newCustomer(now), params)
      objects.save(customer)
      return ok(customer)
    },
  }),
  defineCall({
    operation: 'customers.retrieve',
    method: 'GET',
    path: '/customers/:id',
    params: noParams,
    run: ({ objects }, { id }) => ok(requireCustomer(objects, id, 'id')),
  }),
  defineCall({
    operation: 'customers.update',
    method: 'POST',
    path: '/customers/:id',
    params: details,
    run({ objects }, { id, params }) {
      const customer = withDetails(requireCustomer(objects, id, 'id'), params)
      objects.save(customer)
      return ok(customer)
    },
  }),
]

const newCustomer = (now: number): Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: now,
  default_source: null,
  delinquent: false,
  description: null,
  email: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: {},
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
})
