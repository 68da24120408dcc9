import { paymentSentence } from '@storyright/contracts'
import Stripe from 'stripe'
import { answeredBy } from './provider-error.ts'

/** What the provider says of a hold, in our words. */
export interface Intent {
  id: string
  clientSecret: string
  state: 'unpaid' | 'declined' | 'held' | 'captured' | 'gone'
  /** In our own words. */
  declinedBecause: string | null
  /** Until when the money can be captured; known once it is held. */
  captureBefore: Date | null
  createdAt: Date
  amountPence: number
  /** What went back to the card after the capture. */
  refundedPence: number
  /** The newest dispute, as the provider calls its state. */
  disputeStatus: string | null
  /** Whose it is: `null` where the metadata does not say. */
  belongsTo: { service: string | null; deployment: string | null; offerId: string | null; number: number | null }
}

export interface Provider {
  /** Asks for a hold in pence; the browser authorises it with the client secret. */
  create(hold: { offerId: string; number: number; amountPence: number; key: string }): Promise<Intent>
  read(intentId: string): Promise<Intent>
  capture(intentId: string, key: string): Promise<Intent>
  cancel(intentId: string, key: string): Promise<Intent>
  /** Gives captured money back, all of it. */
  refund(intentId: string, key: string): Promise<Intent>
  /** Every payment that was made at the provider after `after` and not after `until`, whoever made it. */
  list(range: { after: Date; until: Date }): AsyncIterable<Intent>
  /** Reads a notice whose signature over the raw body is right; throws otherwise. */
  readNotice(body: Buffer, signature: string): { id: string; type: string; intentId: string | null }
}

export interface ProviderSettings {
  secretKey: string
  webhookSecret: string
  /** Tells this deployment's payments from those of others at the same account. */
  deployment: string
  /** The provider's own address unless said. */
  apiUrl?: string | undefined
}

/** What we write on every payment, so that an audit knows whose it is. */
export const SERVICE = 'offers'
const LIMIT_MS = 10_000
const whole = { expand: ['latest_charge'] }

/** The card provider, through its official package. Every call throws `ProviderAnswered` or `ProviderSilent`. */
export function connectProvider({ secretKey, webhookSecret, deployment, apiUrl }: ProviderSettings): Provider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    maxNetworkRetries: 0, // what may be repeated, and with which key, is decided where the hold is known
    timeout: LIMIT_MS,
    telemetry: false,
  })
  const { paymentIntents, refunds } = stripe
  return {
    create: ({ offerId, number, amountPence, key }) =>
      asIntent(
        paymentIntents.create(
          {
            amount: amountPence,
            currency: 'gbp',
            capture_method: 'manual',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' }, // cards, and wallets over cards
            metadata: { service: SERVICE, deployment, offerId, hold: String(number) },
            ...whole,
          },
          { idempotencyKey: key },
        ),
      ),
    read: (intentId) => asIntent(paymentIntents.retrieve(intentId, whole)),
    capture: (intentId, key) => asIntent(paymentIntents.capture(intentId, whole, { idempotencyKey: key })),
    cancel: (intentId, key) => asIntent(paymentIntents.cancel(intentId, whole, { idempotencyKey: key })),
    async refund(intentId, key) {
      await refunds.create({ payment_intent: intentId }, { idempotencyKey: key }).catch(answeredBy)
      return asIntent(paymentIntents.retrieve(intentId, whole))
    },
    async *list({ after, until }) {
      const created = { gt: secondsOf(after), lte: secondsOf(until) }
      const page = { limit: 100, created, expand: ['data.latest_charge'] }
      try {
        for await (const intent of paymentIntents.list(page)) yield intentOf(intent)
      } catch (error) {
        answeredBy(error)
      }
    },
    readNotice(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret)
      return { id: event.id, type: event.type, intentId: intentIdOf(event.data.object) }
    },
  }
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}

function intentIdOf(object: unknown): string | null {
  const { object: kind, id, payment_intent: intent } = object as Record<string, unknown>
  const found = kind === 'payment_intent' ? id : intent
  return typeof found === 'string' ? found : null
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1_000)

const asIntent = async (asking: Promise<Stripe.PaymentIntent>): Promise<Intent> =>
  intentOf(await asking.catch(answeredBy))

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const deadline = charge?.payment_method_details?.card?.capture_before
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: stateOf(intent),
    declinedBecause: declinedBecause(intent.last_payment_error),
    captureBefore: deadline ? new Date(deadline * 1_000) : null,
    createdAt: new Date(intent.created * 1_000),
    amountPence: intent.amount,
    refundedPence: charge?.amount_refunded ?? 0,
    disputeStatus: null,
    belongsTo: {
      service: intent.metadata.service ?? null,
      deployment: intent.metadata.deployment ?? null,
      offerId: intent.metadata.offerId ?? null,
      number: Number(intent.metadata.hold) || null,
    },
  }
}

const declinedBecause = (error: Stripe.PaymentIntent.LastPaymentError | null): string | null =>
  error && paymentSentence({ code: error.code, declineCode: error.decline_code })

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): Intent['state'] {
  if (status === 'requires_capture') return 'held'
  if (status === 'succeeded') return 'captured'
  if (status === 'canceled') return 'gone'
  return status === 'requires_payment_method' && last_payment_error ? 'declined' : 'unpaid'
}
