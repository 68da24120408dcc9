/**
 * The kinds of webhooks that the card provider is asked for, by the service that follows them: those that may bring something
 * new. What our own requests cause, and what others repeat, is left out.
 */
export const providerNotices = {
  /** Changes of holds and of captured money. */
  offers: [
    'payment_intent.amount_capturable_updated',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'payment_intent.succeeded',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'refund.updated',
    'refund.failed',
  ],
  /** Changes of subscriptions, their invoices and cards. */
  membership: [
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.created',
    'invoice.paid',
    'invoice.payment_failed',
    'invoice.payment_action_required',
    'invoice.voided',
    'invoice.marked_uncollectible',
    'payment_intent.payment_failed',
    'setup_intent.succeeded',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'refund.updated',
    'refund.failed',
  ],
} as const

/** The services that talk to the card provider; each has a webhook endpoint there, with a secret of its own. */
export type PaidService = keyof typeof providerNotices
