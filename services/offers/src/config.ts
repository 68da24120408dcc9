import { readConfig, serviceEnvironment } from '@storyright/service-kit'
import { z } from 'zod'

const seconds = (standard: number) => z.coerce.number().positive().default(standard)

export const offersEnvironment = {
  DATABASE_URL: z.string().min(1),
  IDENTITY_URL: z.url(),
  /** The address that browsers know, for links to decks and agreements. */
  PUBLIC_URL: z.url(),
  /** The folder that keeps decks and signed agreements. */
  UPLOADS_DIR: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  /** Of the webhook endpoint `/api/webhooks/stripe/offers`. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Marks this deployment's payments at the provider, so that another one's at the same account are left alone. */
  DEPLOYMENT: z.string().min(1).max(100),
  /** Where the card provider is; its own address unless said. */
  STRIPE_API_URL: z.url().optional(),
  /** Where browsers find the sandbox's card form; left out, they use the provider's elements. */
  PAYMENT_SANDBOX_URL: z.url().optional(),
  /** How often unfinished work is looked for, and how long work that failed is left alone at first. */
  UNFINISHED_EVERY_SECONDS: seconds(5),
  /** How often each open hold is compared with the provider. */
  COMPARE_EVERY_SECONDS: seconds(300),
  /** How often the provider's payments are looked through for ones that our books do not know. */
  AUDIT_EVERY_SECONDS: seconds(3600),
}

export const readOffersConfig = () => readConfig({ ...serviceEnvironment, ...offersEnvironment })
export type OffersConfig = ReturnType<typeof readOffersConfig>
