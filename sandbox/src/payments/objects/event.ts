/** The version of the provider's API whose shapes the sandbox speaks. */
export const API_VERSION = '2026-10-28.endive'

export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.updated'
  | 'charge.captured'
  | 'charge.expired'
  | 'charge.refunded'
  | 'charge.refund.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.created'
  | 'invoice.upcoming'
  | 'invoice.finalized'
  | 'invoice.updated'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
  | 'invoice.payment_action_required'
  | 'invoice.voided'
  | 'invoice.marked_uncollectible'
  | 'invoice_payment.paid'
  | 'setup_intent.created'
  | 'setup_intent.requires_action'
  | 'setup_intent.succeeded'
  | 'setup_intent.setup_failed'
  | 'setup_intent.canceled'
  | 'test_helpers.test_clock.created'
  | 'test_helpers.test_clock.advancing'
  | 'test_helpers.test_clock.ready'
  | 'test_helpers.test_clock.deleted'

/** The request that caused a piece of work; a timer's and a control's work have none. */
export interface Cause {
  id: string | null
  idempotency_key: string | null
}

export const noCause: Cause = { id: null, idempotency_key: null }

/** Something that happened, with the object as it was just then. */
export interface ProviderEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: Cause
  type: EventType
}
