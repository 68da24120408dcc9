import type { PaymentSettings } from '@storyright/contracts/http'
import { z } from 'zod'

/** What a service that takes payments reads from its environment. */
export const providerEnvironment = {
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  /** Of the service's own webhook endpoint; while it is changed, two with a comma between. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Marks this deployment's payments at the provider, so that another one's at the same account are left alone. */
  DEPLOYMENT: z.string().min(1).max(100),
  /** The card provider's address; its own by default. */
  STRIPE_API_URL: z.url().optional(),
  /** Where browsers find the sandbox's card form; left out, they use the provider's elements. */
  PAYMENT_SANDBOX_URL: z.url().optional(),
}

interface BrowserSettings {
  STRIPE_PUBLISHABLE_KEY: string
  PAYMENT_SANDBOX_URL?: string | undefined
}

export function paymentSettingsOf(config: BrowserSettings): PaymentSettings {
  return {
    publishableKey: config.STRIPE_PUBLISHABLE_KEY,
    sandboxUrl: config.PAYMENT_SANDBOX_URL ?? null,
  }
}
