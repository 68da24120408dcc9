import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Work } from '../store/work.ts'
import { chargeInvoice } from './charge-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { failInvoice } from './follow-payment.ts'
import { nextAttempt } from './retries.ts'
import { saveInvoice } from './save-invoice.ts'

/** An invoice's time has come: a draft is finalised and charged, an open one is charged again. */
export function advanceInvoice(work: Work, invoice: Invoice): void {
  collectInvoice(work, invoice.status === 'draft' ? finalizeInvoice(work, invoice) : invoice)
}

function collectInvoice(work: Work, open: Invoice): void {
  const count = open.attempt_count + 1
  const invoice: Invoice = { ...open, attempt_count: count, next_payment_attempt: nextAttempt(count, work.now) }
  saveInvoice(work, invoice)
  const method = cardOf(work, invoice)
  if (method) chargeInvoice(work, invoice, method)
  else failInvoice(work, invoice)
}

/** The subscription's own card, or else the customer's; one that was taken away is none. */
export function cardOf({ objects }: Work, invoice: Invoice): PaymentMethod | undefined {
  const own = objects.find('subscription', subscriptionIdOf(invoice))?.default_payment_method
  const id = own ?? objects.find('customer', invoice.customer)?.invoice_settings.default_payment_method
  const method = id ? objects.find('payment_method', id) : undefined
  return method?.customer === invoice.customer ? method : undefined
}
