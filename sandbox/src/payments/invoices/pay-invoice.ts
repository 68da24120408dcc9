import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { notPaid } from '../cards/not-paid.ts'
import { requireSavedCard } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, flag, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'
import { chargeInvoice } from './charge-invoice.ts'
import { cardOf } from './collect-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { wayOfInvoice } from './invoice-payment.ts'

export const payParams = z.strictObject({
  ...common,
  payment_method: text.optional(),
  off_session: flag.optional(),
})

/** Charges a card for an invoice now; a draft is made final first. */
export function payInvoice(anyTime: Work, { id, params }: Asked<z.output<typeof payParams>>): Answer {
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
