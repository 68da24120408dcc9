import { type PaidService, providerNotices } from '@storyright/contracts/vocabulary'
import type { Installation } from './installation.ts'

export const sandboxKeys = {
  secret: 'sk_test_storyright',
  publishable: 'pk_test_storyright',
  webhookSecrets: { offers: 'whsec_storyright', membership: 'whsec_storyright' },
} as const

/** The provider's address and secrets, and the mark of this deployment's payments there, for a process that talks to it. */
export function cardProvider(service: PaidService) {
  return (installation: Installation): Record<string, string> => {
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
}

/** Where browsers pay when it is not with the provider's own elements. */
export const paymentPages = ({ cardKeys, ports }: Installation): Record<string, string> =>
  cardKeys ? {} : { PAYMENT_SANDBOX_URL: `http://localhost:${ports.sandbox}` }

/** The sandbox's webhook endpoints. */
export function sandboxWebhooks({ ports }: Installation) {
  return (Object.keys(providerNotices) as PaidService[]).map((service) => ({
    url: `http://127.0.0.1:${ports.gateway}/api/webhooks/stripe/${service}`,
    secret: sandboxKeys.webhookSecrets[service],
    events: providerNotices[service],
  }))
}
