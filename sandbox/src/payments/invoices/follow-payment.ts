import { inTimeOf } from '../customers/time.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { Work } from '../store/work.ts'
import { invoiceOfIntent } from './invoice-payment.ts'
import { saveInvoice } from './save-invoice.ts'

/** The payment of an invoice went through. */
export function settleInvoice(anyTime: Work, intent: PaymentIntent): void {
  const found = invoiceOfIntent(anyTime.objects, intent)
  if (!found) return
  const { invoice, payment } = found
  const work = inTimeOf(anyTime, invoice.customer)
  const { now } = work
  const paid: Invoice = {
    ...attempted(invoice),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  }
  const settled = {
    ...payment,
    amount_paid: invoice.amount_due,
    status: 'paid' as const,
    status_transitions: { canceled_at: null, paid_at: now },
  }
  work.objects.save(settled)
  saveInvoice(work, paid)
  work.emit('invoice_payment.paid', settled)
  work.emit('invoice.paid', paid)
  work.emit('invoice.payment_succeeded', paid)
}

/** The payment of an invoice was declined, or the customer did not agree to it before the bank. */
export function notifyOfFailure(anyTime: Work, intent: PaymentIntent): void {
  const found = invoiceOfIntent(anyTime.objects, intent)
  if (found) failInvoice(inTimeOf(anyTime, found.invoice.customer), found.invoice)
}

/** The bank of an invoice's payer wants to ask first. */
export function notifyOfQuestion(anyTime: Work, intent: PaymentIntent): void {
  const found = invoiceOfIntent(anyTime.objects, intent)
  if (!found) return
  const work = inTimeOf(anyTime, found.invoice.customer)
  const invoice = attempted(found.invoice)
  saveInvoice(work, invoice)
  work.emit('invoice.payment_action_required', invoice)
}

export function failInvoice(work: Work, invoice: Invoice): void {
  const failed = attempted(invoice)
  saveInvoice(work, failed)
  work.emit('invoice.payment_failed', failed)
}

/** Any attempt counts as the first; later ones are counted only when they are the provider's own. */
const attempted = (invoice: Invoice): Invoice => ({
  ...invoice,
  attempted: true,
  attempt_count: Math.max(1, invoice.attempt_count),
})
