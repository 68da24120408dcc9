import type { PaidService } from '../settings/card-keys.ts'
import type { Installation } from './installation.ts'

/** What each of them is told by the card provider, at an endpoint of its own. */
export const noticesOf: Record<PaidService, readonly string[]> = {
  /** Changes of holds and of captured money. */
  offers: [
    'payment_intent.amount_capturable_updated',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'payment_intent.succeeded',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
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
    'charge.dispute.closed',
    'refund.updated',
  ],
}

export const sandboxKeys = {
  secret: 'sk_test_storyright',
  publishable: 'pk_test_storyright',
  webhookSecrets: { offers: 'whsec_storyright', membership: 'whsec_storyright_membership' },
} as const

/** The provider's address and secrets, and the mark of this deployment's payments there, for a process that talks to it. */
export const cardProvider =
  (service: PaidService) =>
  (installation: Installation): Record<string, string> => {
    const { cardKeys, keys, ports } = installation
    const { secret, publishable, webhookSecrets } = cardKeys ?? sandboxKeys
    return {
      DEPLOYMENT: process.env.DEPLOYMENT ?? keys.deployment,
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: publishable,
      STRIPE_WEBHOOK_SECRET: webhookSecrets[service],
      ...(!cardKeys && { STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}` }),
      ...paymentPages(installation),
    }
  }

/** Where browsers pay when it is not with the provider's own elements. */
export const paymentPages = ({ cardKeys, ports }: Installation): Record<string, string> =>
  cardKeys ? {} : { PAYMENT_SANDBOX_URL: `http://localhost:${ports.sandbox}` }

/** The sandbox's webhook endpoints. */
export const sandboxWebhooks = ({ ports }: Installation) =>
  (Object.keys(noticesOf) as PaidService[]).map((service) => ({
    url: `http://127.0.0.1:${ports.gateway}/api/webhooks/stripe/${service}`,
    secret: sandboxKeys.webhookSecrets[service],
    events: noticesOf[service],
  }))
