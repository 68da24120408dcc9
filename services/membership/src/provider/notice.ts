import type Stripe from 'stripe'

/** A webhook: of what kind it is, and what it is about. */
export interface Notice {
  id: string
  type: string
  subscriptionId: string | null
  intentId: string | null
  setupId: string | null
  customerId: string | null
  /** About the first invoice of a contract: the member who began it knows. */
  isFirstInvoice: boolean
}

export function noticeOf({ id, type, data }: Stripe.Event): Notice {
  const about = data.object as unknown as Record<string, unknown>
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    id,
    type,
    subscriptionId: about.object === 'subscription' ? textOf(about.id) : textOf(subscriptionOf(about)),
    intentId: about.object === 'payment_intent' ? textOf(about.id) : textOf(about.payment_intent),
    setupId: about.object === 'setup_intent' ? textOf(about.id) : null,
    isFirstInvoice: about.billing_reason === 'subscription_create',
    customerId: about.object === 'customer' ? textOf(about.id) : textOf(about.customer),
  }
}

interface InvoiceParent {
  parent?: { subscription_details?: { subscription?: unknown } | null } | null
}
const subscriptionOf = (about: InvoiceParent) => about.parent?.subscription_details?.subscription
