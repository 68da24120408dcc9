import { declinedBecause } from '@storyright/card-provider'
import type { Card } from '@storyright/contracts/http'
import type Stripe from 'stripe'
import {
  type Dispute,
  type Invoice,
  type InvoicePayment,
  isOpenDispute,
  type Subscription,
  type YearPrice,
} from './subscription.ts'

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
    isPaused: subscription.pause_collection !== null,
    endedAt: dateOrNull(subscription.ended_at),
    yearPrice: priceOf(subscription),
    card: method && typeof method === 'object' ? cardOf(method) : null,
    belongsTo: {
      service: metadata.service ?? null,
      deployment: metadata.deployment ?? null,
      personId: metadata.personId ?? null,
    },
  }
}

/** Of all items, with the taxes that come on top. */
function priceOf({ items, default_tax_rates: rates }: Stripe.Subscription): YearPrice | null {
  if (items.data.length === 0) return null
  const netPence = items.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1), 0)
  const percent = (rates ?? []).reduce((sum, rate) => sum + (rate.inclusive ? 0 : rate.percentage), 0)
  const vatPence = Math.round((netPence * percent) / 100)
  return { netPence, vatPence, grossPence: netPence + vatPence }
}

const cardOf = ({ card }: Stripe.PaymentMethod): Card | null =>
  card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null

export function describeInvoice(invoice: Stripe.Invoice, payment: InvoicePayment | null): Invoice {
  const vatPence = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const { finalized_at: finalized, paid_at: paid } = invoice.status_transitions
  // Its money is here a moment before the invoice shows it.
  const isPaid = (invoice.status === 'open' || invoice.status === 'uncollectible') && payment?.state === 'paid'
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

/** Of the line that reaches furthest. The invoice's own period, and the item's, are different. */
function periodOf({ lines, created }: Stripe.Invoice) {
  const [longest] = lines.data.map(({ period }) => period).toSorted((one, other) => other.end - one.end)
  return { periodStart: dateOf(longest?.start ?? created), periodEnd: dateOf(longest?.end ?? created) }
}

interface MoneyBack {
  disputes?: Stripe.Dispute[]
  /** `null` where they were not read. */
  refunds?: Stripe.Refund[] | null
}

export function describePayment(
  intent: Stripe.PaymentIntent,
  { disputes = [], refunds = null }: MoneyBack = {},
): InvoicePayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    intentId: intent.id,
    state: stateOf(intent),
    declinedBecause: declinedBecause(intent.last_payment_error),
    paidAt: intent.status === 'succeeded' && charge ? dateOf(charge.created) : null,
    chargedPence: charge?.amount_captured ?? intent.amount_received ?? 0,
    refundedPence: charge?.amount_refunded ?? 0,
    failedPence: refunds && sentBackOf(refunds),
    isLost: disputes.some(({ status }) => status === 'lost'),
    dispute: disputeIn(disputes),
  }
}

const sentBackOf = (refunds: Stripe.Refund[]) =>
  refunds.reduce((sum, { amount, status }) => (status === 'failed' || status === 'canceled' ? sum + amount : sum), 0)

function disputeIn(disputes: Stripe.Dispute[]): Dispute | null {
  const found = disputes.find(({ status }) => isOpenDispute(status)) ?? disputes[0]
  if (!found) return null
  const { status, amount, evidence_details: details } = found
  const isOver = status === 'won' || status === 'lost' || status === 'warning_closed'
  return { status, pence: amount, dueAt: isOver ? null : dateOrNull(details?.due_by ?? null) }
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): InvoicePayment['state'] {
  if (status === 'succeeded') return 'paid'
  if (status === 'requires_action' || error?.code === 'authentication_required') return 'asks'
  return error ? 'declined' : 'open'
}
