import Stripe from 'stripe'
import { choosePlace, type Place, startSandbox } from '../../support/sandbox.ts'

export const SECRET_KEY = 'sk_test_storyright'
export const PUBLISHABLE_KEY = 'pk_test_storyright'

/** The provider's own client, pointed at a sandbox. */
export const clientOf = (url: string, key = SECRET_KEY) =>
  new Stripe(key, {
    protocol: 'http',
    host: '127.0.0.1',
    port: new URL(url).port,
    maxNetworkRetries: 0,
    telemetry: false,
  })

export interface Provider {
  place: Place
  stripe: Stripe
  /** Uses one of the sandbox's own controls; returns its status and body. */
  control(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  /** Asks as a browser does: with the publishable key, by a form. */
  browser(
    path: string,
    form?: Record<string, string>,
    key?: string,
  ): Promise<{ status: number; body: Browsed; headers: Headers }>
  /** An offer's payment, not yet confirmed. */
  open(more?: Partial<Stripe.PaymentIntentCreateParams>): Promise<Stripe.PaymentIntent>
  /** The same, held. */
  hold(more?: Partial<Stripe.PaymentIntentCreateParams>): Promise<Stripe.PaymentIntent>
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Browsed extends Stripe.PaymentIntent {
  error: Stripe.StripeRawError & { payment_intent?: Stripe.PaymentIntent }
}

export async function startProvider(environment: Record<string, string> = {}): Promise<Provider> {
  const place = await choosePlace()
  Object.assign(place.environment, environment)
  let sandbox = await startSandbox(place)
  const stripe = clientOf(place.url)
  const open: Provider['open'] = (more) =>
    stripe.paymentIntents.create({ amount: 250_000, currency: 'gbp', capture_method: 'manual', ...more })
  return {
    place,
    stripe,
    open,
    hold: async (more) => stripe.paymentIntents.confirm((await open(more)).id, { payment_method: 'pm_card_visa' }),
    async control(method, path, body) {
      const answer = await fetch(`${place.url}/control/${path}`, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text ? JSON.parse(text) : undefined }
    },
    async browser(path, form, key = PUBLISHABLE_KEY) {
      const answer = await fetch(`${place.url}/v1/${path}`, {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        headers: { authorization: `Bearer ${key}`, origin: 'http://localhost:8080' },
      })
      return { status: answer.status, body: (await answer.json()) as Browsed, headers: answer.headers }
    },
    async restart() {
      await sandbox.stop()
      sandbox = await startSandbox(place)
    },
    async stop() {
      await sandbox.stop()
      await place.leave()
    },
  }
}
