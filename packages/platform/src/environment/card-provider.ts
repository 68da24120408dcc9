import type { Installation } from './installation.ts'

/** The webhooks that offers needs: changes of holds and of captured money. */
export const offerWebhooks = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]

export const sandboxKeys = {
  secret: 'sk_test_storyright',
  publishable: 'pk_test_storyright',
  webhookSecret: 'whsec_storyright',
} as const

/** The provider's address and secrets, for the processes that talk to it. */
export function cardProvider(installation: Installation): Record<string, string> {
  const { cardKeys, ports } = installation
  const { secret, publishable, webhookSecret } = cardKeys ?? sandboxKeys
  return {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ...(!cardKeys && { STRIPE_API_URL: `http://127.0.0.1:${ports.sandbox}` }),
    ...paymentPages(installation),
  }
}

/** Where browsers pay when it is not with the provider's own elements. */
export const paymentPages = ({ cardKeys, ports }: Installation): Record<string, string> =>
  cardKeys ? {} : { PAYMENT_SANDBOX_URL: `http://localhost:${ports.sandbox}` }

/** The sandbox's webhook endpoints. */
export const sandboxWebhooks = ({ ports }: Installation) => [
  {
    url: `http://127.0.0.1:${ports.gateway}/api/webhooks/stripe/offers`,
    secret: sandboxKeys.webhookSecret,
    events: offerWebhooks,
  },
]
