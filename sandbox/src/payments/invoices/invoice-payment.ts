import type { Invoice } from '../objects/invoice.ts'
import type { InvoicePayment } from '../objects/invoice-payment.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { ObjectStore } from '../store/object.store.ts'

/** How an invoice that is final is paid. */
export interface Way {
  payment: InvoicePayment
  intent: PaymentIntent
}

export function wayOfInvoice(objects: ObjectStore, { id }: Invoice): Way | undefined {
  const [payment] = objects.list('invoice_payment', { invoice: id, limit: 1 })
  const intent = payment && objects.find('payment_intent', payment.payment.payment_intent)
  return payment && intent && { payment, intent }
}

/** The invoice that a payment is for, if it is for one. */
export function invoiceOfIntent(
  objects: ObjectStore,
  { id }: PaymentIntent,
): { payment: InvoicePayment; invoice: Invoice } | undefined {
  const [payment] = objects.list('invoice_payment', { payment_intent: id, limit: 1 })
  return payment && { payment, invoice: objects.find('invoice', payment.invoice)! }
}
