import { newIntent } from '../intents/new-intent.ts'
import { newId } from '../objects/identifiers.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { InvoicePayment } from '../objects/invoice-payment.ts'
import type { Work } from '../store/work.ts'
import { saveInvoice } from './save-invoice.ts'

/** A draft becomes final: it gets its number and the payment by which it is paid. */
export function finalizeInvoice(work: Work, draft: Invoice): Invoice {
  const { objects, now, emit } = work
  const customer = objects.find('customer', draft.customer)!
  const subscription = objects.find('subscription', subscriptionIdOf(draft))!
  const invoice: Invoice = {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: 0,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
    webhooks_delivered_at: now,
  }
  objects.save({ ...customer, next_invoice_sequence: customer.next_invoice_sequence + 1 })
  saveInvoice(work, invoice)

  const intent = newIntent(
    {
      amount: invoice.amount_due,
      capture_method: 'automatic',
      currency: invoice.currency,
      customer: customer.id,
      description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      payment_method: subscription.default_payment_method ?? customer.invoice_settings.default_payment_method,
      setup_future_usage: 'off_session',
    },
    now,
  )
  objects.save(intent)
  objects.save(newInvoicePayment(invoice, intent.id, now))
  emit('payment_intent.created', intent)
  emit('invoice.finalized', invoice)
  return invoice
}

const newInvoicePayment = ({ id, amount_due, currency }: Invoice, intent: string, now: number): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: amount_due,
  created: now,
  currency,
  invoice: id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})
