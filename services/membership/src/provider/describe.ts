import { declinedBecause } from '@storyright/card-provider'
import type { Card } from '@storyright/contracts/http'
import type Stripe from 'stripe'
import type { Invoice, InvoicePayment, Subscription } from './subscription.ts'

const dateOf = (seconds: number) => new Date(seconds * 1_000)
const dateOrNull = (seconds: number | null) => (seconds === null ? null : dateOf(seconds))

const states: Partial<Record<Stripe.Subscription.Status, Subscription['state']>> = {
  incomplete: 'incomplete',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'over',
  incomplete_expired: 'over',
}

export function describeSubscription(subscription: Stripe.Subscription): Subscription {
  const { id, customer, status, metadata, default_payment_method: method } = subscription
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    state: states[status] ?? 'active',
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    card: method && typeof method === 'object' ? cardOf(method) : null,
    belongsTo: {
      service: metadata.service ?? null,
      deployment: metadata.deployment ?? null,
      personId: metadata.personId ?? null,
    },
  }
}

const cardOf = ({ card }: Stripe.PaymentMethod): Card | null =>
  card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null

export function describeInvoice(invoice: Stripe.Invoice, payment: InvoicePayment | null): Invoice {
  const vatPence = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const { finalized_at: finalized, paid_at: paid } = invoice.status_transitions
  // Its money is here a moment before the invoice says so.
  const isPaid = invoice.status === 'open' && payment?.state === 'paid'
  return {
    id: invoice.id,
    status: isPaid ? 'paid' : ((invoice.status ?? 'draft') as Invoice['status']),
    isRenewal: invoice.billing_reason !== 'subscription_create',
    netPence: invoice.total - vatPence,
    vatPence,
    grossPence: invoice.total,
    ...periodOf(invoice),
    createdAt: dateOf(invoice.created),
    finalizedAt: dateOrNull(finalized),
    paidAt: dateOrNull(paid) ?? payment?.paidAt ?? null,
    wasTried: invoice.attempt_count > 0,
    payment,
  }
}

/** Of the line that reaches furthest. The invoice's own period, and the item's, say something else. */
function periodOf({ lines, created }: Stripe.Invoice) {
  const [longest] = lines.data.map(({ period }) => period).toSorted((one, other) => other.end - one.end)
  return { periodStart: dateOf(longest?.start ?? created), periodEnd: dateOf(longest?.end ?? created) }
}

export function describePayment(intent: Stripe.PaymentIntent, isLost: boolean): InvoicePayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    intentId: intent.id,
    state: stateOf(intent),
    declinedBecause: declinedBecause(intent.last_payment_error),
    paidAt: intent.status === 'succeeded' && charge ? dateOf(charge.created) : null,
    refundedPence: charge?.amount_refunded ?? 0,
    isLost,
  }
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): InvoicePayment['state'] {
  if (status === 'succeeded') return 'paid'
  if (status === 'requires_action' || error?.code === 'authentication_required') return 'asks'
  return error ? 'declined' : 'open'
}
