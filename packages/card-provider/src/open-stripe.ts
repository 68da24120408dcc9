import { providerFetch } from '@storyright/service-kit/telemetry'
import Stripe from 'stripe'
import { providerErrorOf } from './provider-error.ts'

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
