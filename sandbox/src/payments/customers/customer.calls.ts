import { emailAddressOf } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { readCard } from '../cards/read-card.ts'
import { requireNotOfAnother, requireSavedCard, saveCard } from '../cards/save-card.ts'
import type { Customer } from '../objects/customer.ts'
import { changedMetadata, newId } from '../objects/identifiers.ts'
import { ok } from '../protocol/answer.ts'
import { address, common, metadata, noParams, text } from '../protocol/params.ts'
import { requireObject, type Work } from '../store/work.ts'

const details = z.strictObject({
  ...common,
  email: z
    .string()
    .refine((typed) => typed === '' || emailAddressOf(typed) !== null, 'Invalid email address')
    .optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  address: address.optional(),
  /** In pence; below nothing it is what the next invoices cost less. */
  balance: text
    .regex(/^-?\d{1,8}$/, 'Invalid integer')
    .transform(Number)
    .optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  metadata: metadata.optional(),
})
const beginnings = details.extend({ payment_method: text.optional(), test_clock: text.optional() })

/** A customer with the details that are given; an empty one is taken away. */
function withDetails(
  work: Work,
  customer: Customer,
  { metadata: notes, invoice_settings: settings, ...given }: z.output<typeof details>,
): Customer {
  const value = (name: 'email' | 'name' | 'phone' | 'description') =>
    given[name] === undefined ? customer[name] : given[name] || null
  const card = settings?.default_payment_method
  if (card) requireSavedCard(work, card, customer.id, 'invoice_settings[default_payment_method]')
  return {
    ...customer,
    address: given.address ?? customer.address,
    balance: given.balance ?? customer.balance,
    email: value('email'),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(card !== undefined && { default_payment_method: card || null }),
    },
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
    params: beginnings,
    run(work, { params: { payment_method: card, test_clock = null, ...given } }) {
      const clock = test_clock && requireObject(work.objects, 'test_helpers.test_clock', test_clock, 'test_clock')
      const begun = { ...newCustomer(clock ? clock.frozen_time : work.now), test_clock }
      const method = readCard(work, { payment_method: card })
      if (method) {
        requireNotOfAnother(method, begun.id)
        saveCard(work, method, begun.id, false)
      }
      const customer = withDetails(work, begun, given)
      work.objects.save(customer)
      return ok(customer)
    },
  }),
  defineCall({
    operation: 'customers.retrieve',
    method: 'GET',
    path: '/customers/:id',
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'customer', id)),
  }),
  defineCall({
    operation: 'customers.update',
    method: 'POST',
    path: '/customers/:id',
    params: details,
    run(work, { id, params }) {
      const customer = withDetails(work, requireObject(work.objects, 'customer', id), params)
      work.objects.save(customer)
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
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: null,
  invoice_prefix: newId('', 8).slice(1).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})
