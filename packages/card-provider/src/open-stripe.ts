import type { PaymentSettings } from '@storyright/contracts/http'
import { paymentSentence, Refusal } from '@storyright/contracts/vocabulary'
import { providerFetch } from '@storyright/service-kit/telemetry'
import Stripe from 'stripe'
import { z } from 'zod'
import { ProviderAnswered, ProviderSilent, providerErrorOf } from './provider-error.ts'

export interface ProviderAccess {
  secretKey: string
  /** Or several, with commas between. */
  webhookSecret: string
  /** Distinguishes this deployment's payments from others in the same account. */
  deployment: string
  /** The provider's own address by default. */
  apiUrl?: string | undefined
  /** How long a call may take; a test is less patient. */
  limitMs?: number
  /** Logs the provider's own messages; people see ours. */
  logger?: { warn(details: object, message: string): void }
}

/** The timeout of one call, to the last byte of the answer. */
const LIMIT_MS = 10_000

/** The provider's official package, and what every call's failure goes through: it throws `ProviderAnswered` or `ProviderSilent`. */
export function openStripe({ secretKey, apiUrl, limitMs = LIMIT_MS, logger }: ProviderAccess) {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    maxNetworkRetries: 0, // what may be repeated, and with which key, is decided where the payment is known
    // The package's other client restarts its timeout with every byte, so that a trickle would never end.
    httpClient: Stripe.createFetchHttpClient(providerFetch('stripe', fetch)),
    timeout: limitMs,
    telemetry: false,
  })
  const failed = (error: unknown): never => {
    const providerError = providerErrorOf(error)
    logger?.warn({ err: providerError }, 'The card provider answered with an error, or not at all')
    throw providerError
  }
  return { stripe, failed }
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

/** Why the bank refused, in our words. */
export const declinedBecause = (error: Stripe.PaymentIntent.LastPaymentError | null): string | null =>
  error && paymentSentence({ code: error.code, declineCode: error.decline_code })

/**
 * The notice in a body that one of the endpoint's secrets has signed, or it throws. While a secret is changed there are two, with a
 * comma between.
 */
export function readSigned(stripe: Stripe, body: Buffer, signature: string, secrets: string): Stripe.Event {
  const known = secrets.split(',').map((secret) => secret.trim())
  const last = known.pop()!
  for (const secret of known)
    try {
      return stripe.webhooks.constructEvent(body, signature, secret)
    } catch {
      // The last error is the one to report.
    }
  return stripe.webhooks.constructEvent(body, signature, last)
}

/** How often the first wait may double itself: five seconds grow to an hour, or to half a minute while the provider is away. */
const LONGEST = 720
const LONGEST_WHILE_AWAY = 6

/** When to retry after `tries` earlier failures. */
export function nextTry(tries: number, error: unknown, { now, firstMs }: { now: Date; firstMs: number }): Date {
  const longest = isAway(error) ? LONGEST_WHILE_AWAY : LONGEST
  return new Date(now.getTime() + firstMs * Math.min(2 ** tries, longest))
}

/** The fault is the provider's, not the row's: once it is back, everything that waited should go on within the minute. */
function isAway(error: unknown): boolean {
  if (error instanceof ProviderAnswered) return !error.isRefusal && !error.isMissing
  return error instanceof ProviderSilent || (error instanceof Refusal && error.status === 503)
}

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
