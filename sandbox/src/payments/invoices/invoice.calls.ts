import { z } from 'zod'
import { type Asked, defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { notPaid } from '../cards/not-paid.ts'
import { requireSavedCard } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import { type Invoice, type InvoiceStatus, invoiceStatuses } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, noParams, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { ObjectStore } from '../store/object.store.ts'
import { requireObject, type Work } from '../store/work.ts'
import { cardOf, chargeInvoice } from './collect-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { wayOfInvoice } from './invoice-payment.ts'
import { saveInvoice, voidInvoice } from './save-invoice.ts'

const payParams = z.strictObject({
  ...common,
  payment_method: text.optional(),
  off_session: flag.optional(),
})

/** Charges a card for an invoice now; a draft is made final first. */
function payInvoice(anyTime: Work, { id, params }: Asked<z.output<typeof payParams>>): Answer {
  const asked = requireObject(anyTime.objects, 'invoice', id, 'invoice')
  if (asked.status === 'paid') throw invalidRequest('Invoice is already paid')
  if (asked.status === 'void') throw invalidRequest('This invoice can no longer be paid: it is void.')
  const work = inTimeOf(anyTime, asked.customer)
  const method = cardFor(work, asked, params.payment_method)
  const invoice = asked.status === 'draft' ? finalizeInvoice(work, asked) : asked
  const answer = chargeInvoice(work, invoice, method)
  if (answer === 'approves') return ok(work.objects.find('invoice', id))
  const { intent } = wayOfInvoice(work.objects, invoice)!
  return notPaid(answer, 'invoice', { payment_intent: intent }).answer
}

function cardFor(work: Work, invoice: Invoice, named: string | undefined): PaymentMethod {
  if (named !== undefined) return requireSavedCard(work, named, invoice.customer, 'payment_method')
  const own = cardOf(work, invoice)
  if (own) return own
  throw invalidRequest(
    'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
  )
}

const path = '/invoices'
const one = `${path}/:id`
/** How long after it was made final by hand an invoice is collected. */
const COLLECTED_AFTER_S = 3600

function requireInvoice(objects: ObjectStore, id: string, statuses: readonly InvoiceStatus[]): Invoice {
  const invoice = requireObject(objects, 'invoice', id, 'invoice')
  if (statuses.includes(invoice.status)) return invoice
  throw invalidRequest(
    `You can only do this to an invoice that is ${statuses.join(' or ')}; this one is ${invoice.status}.`,
  )
}

export const invoiceCalls = [
  defineCall({
    operation: 'invoices.retrieve',
    method: 'GET',
    path: one,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'invoice', id, 'invoice')),
  }),
  defineCall({
    operation: 'invoices.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(invoiceStatuses).optional(),
    }),
    run: ({ objects }, { params: { status, ...rest } }) =>
      listPage(objects, 'invoice', '/v1/invoices', { ...rest, matching: { status } }),
  }),
  defineCall({ operation: 'invoices.pay', method: 'POST', path: `${one}/pay`, params: payParams, run: payInvoice }),
  defineCall({
    operation: 'invoices.finalize',
    method: 'POST',
    path: `${one}/finalize`,
    params: z.strictObject({ ...common, auto_advance: flag.optional() }),
    run(work, { id, params }) {
      const draft = requireInvoice(work.objects, id, ['draft'])
      const { auto_advance = draft.auto_advance } = params
      const here = inTimeOf(work, draft.customer)
      const invoice = finalizeInvoice(here, { ...draft, auto_advance })
      if (!auto_advance) return ok(invoice)
      const collected = { ...invoice, next_payment_attempt: here.now + COLLECTED_AFTER_S }
      saveInvoice(here, collected)
      return ok(collected)
    },
  }),
  defineCall({
    operation: 'invoices.void',
    method: 'POST',
    path: `${one}/void`,
    params: noParams,
    run(work, { id }) {
      const invoice = requireInvoice(work.objects, id, ['open', 'uncollectible'])
      return ok(voidInvoice(inTimeOf(work, invoice.customer), invoice))
    },
  }),
  defineCall({
    operation: 'invoices.mark_uncollectible',
    method: 'POST',
    path: `${one}/mark_uncollectible`,
    params: noParams,
    run(work, { id }) {
      const invoice = requireInvoice(work.objects, id, ['open'])
      return ok(giveUpInvoice(inTimeOf(work, invoice.customer), invoice))
    },
  }),
]

/** Nobody expects it to be paid any more, though it still can be. */
function giveUpInvoice(work: Work, invoice: Invoice): Invoice {
  const given: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: work.now },
  }
  saveInvoice(work, given)
  work.emit('invoice.marked_uncollectible', given)
  return given
}
