import { newIntent } from '../intents/new-intent.ts'
import { newId } from '../objects/identifiers.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { InvoicePayment } from '../objects/invoice-payment.ts'
import type { Work } from '../store/work.ts'
import { saveInvoice } from './save-invoice.ts'

/** In pence. */
const SMALLEST = 30

/** A draft becomes final: it gets its number and the payment by which it is paid. */
export function finalizeInvoice(work: Work, draft: Invoice): Invoice {
  const { objects, now, emit } = work
  const customer = objects.find('customer', draft.customer)!
  const subscription = objects.find('subscription', subscriptionIdOf(draft))!
  // What the customer has to their credit is used up first, but for what a card has to pay at least.
  const fromBalance = Math.min(Math.max(0, -customer.balance), Math.max(0, draft.total - SMALLEST))
  const due = draft.total - fromBalance
  const invoice: Invoice = {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: now,
    starting_balance: customer.balance,
    ending_balance: customer.balance + fromBalance,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
    webhooks_delivered_at: now,
  }
  const next_invoice_sequence = customer.next_invoice_sequence + 1
  objects.save({ ...customer, balance: customer.balance + fromBalance, next_invoice_sequence })
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
