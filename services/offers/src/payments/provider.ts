import { declinedBecause, openStripe, type ProviderAccess, readSigned } from '@storyright/card-provider'
import type { SavedCard } from '@storyright/contracts/http'
import type Stripe from 'stripe'
import type { HoldKey } from './hold.ts'
import { type Dispute, type Refund, withoutRemainder } from './money-back.ts'

/** The provider's state of a hold, in our terms. */
export interface Intent {
  id: string
  clientSecret: string
  state: 'unpaid' | 'declined' | 'held' | 'captured' | 'gone'
  /** In our terms. */
  declinedBecause: string | null
  /** Until when the money can be captured; known once it is held. */
  captureBefore: Date | null
  createdAt: Date
  /** What is asked for, held or, once captured, was taken. */
  amountPence: number
  /** The amount refunded to the card after the capture. */
  refundedPence: number
  /** What lost disputes took back. */
  lostPence: number
  /** The newest dispute, as the provider calls its state. */
  disputeStatus: string | null
  /** Its refunds and disputes, the oldest first; a list that was not asked for is empty. */
  refunds: Refund[]
  disputes: Dispute[]
  /** Whose it is: `null` where the metadata does not say. */
  belongsTo: { service: string | null; deployment: string | null; offerId: string | null; number: number | null }
}

export interface Provider {
  /** Whose payments are ours at this account. */
  readonly deployment: string
  /** Asks for a hold in pence; the browser authorises it with the client secret. */
  create(hold: {
    offerId: string
    number: number
    amountPence: number
    key: string
    /** Whose saved cards may pay it. */
    customerId?: string | null
  }): Promise<Intent>
  read(intentId: string): Promise<Intent>
  /** Takes held money: all of it, or so much; the rest is free with that. */
  capture(intentId: string, key: string, partPence?: number): Promise<Intent>
  cancel(intentId: string, key: string): Promise<Intent>
  /** Gives captured money back, all of it. */
  refund(intentId: string, key: string): Promise<Intent>
  /**
   * Somebody whose cards can be kept; the provider learns no name of theirs. `null` where none are. Of two requests at once both are given
   * the same one; `insteadOf` is one that the provider knows no more.
   */
  createCustomer(personId: string, insteadOf?: string | null): Promise<string | null>
  /** The cards that the provider keeps of a customer, the newest first; `shown` leaves out those that their holder did not want to see again. */
  cardsOf(customerId: string, which: 'shown' | 'all'): Promise<SavedCard[]>
  detachCard(cardId: string): Promise<void>
  /** Every payment that was made at the provider after `after` and not after `until`, whoever made it. */
  list(range: { after: Date; until: Date }): AsyncIterable<Intent>
  /** The payments, whosever they are, whose refunds and disputes began after `after` and not after `until`. */
  listMoneyBack(range: { after: Date; until: Date }): AsyncIterable<{ intentId: string; id: string; status: string }>
  /** Reads a webhook after verifying its signature over the raw body; throws otherwise. */
  readNotice(body: Buffer, signature: string): { id: string; type: string; intentId: string | null }
}

/** The metadata on every payment, by which an audit knows whose it is. */
export const SERVICE = 'offers'
/** How many payments one call of the provider lists. */
export const LISTED_AT_ONCE = 100
const whole = { expand: ['latest_charge'] }
/** Stands on the card's statement after the account's own prefix (at most 10 characters and a separator), cut off at 22. */
export const STATEMENT_SUFFIX = 'OPTION FEE'

/** The provider's idempotency key: the same while no answer came, the next attempt after an answered error. */
export const providerKey = ({ offerId, number }: HoldKey, step: 'create' | 'capture' | 'release', attempt: number) =>
  `offer-${offerId}-hold-${number}-${step}-${attempt}`

/** The card provider, through its official package. Every call throws `ProviderAnswered` or `ProviderSilent`. */
export function connectProvider(settings: ProviderAccess): Provider {
  const { webhookSecret, deployment } = settings
  const { stripe, failed } = openStripe(settings)
  const { paymentIntents, refunds, disputes, customers, paymentMethods } = stripe

  async function intentOf(intent: Stripe.PaymentIntent, isReading = false): Promise<Intent> {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const description = describe(intent, charge)
    const wasDisputed = charge?.disputed ? await disputesOf(intent.id) : []
    // A refund that failed is not in the charge's sum any more: only whoever reads one payment asks for them all.
    const wasRefunded = description.refundedPence > 0 || (isReading && description.state === 'captured')
    return {
      ...description,
      disputes: wasDisputed,
      disputeStatus: wasDisputed.at(-1)?.status ?? null,
      lostPence: sum(wasDisputed.filter(({ status }) => status === 'lost')),
      refunds: wasRefunded
        ? withoutRemainder(await refundsOf(intent.id), { ...description, remainderPence: uncaptured(charge) })
        : [],
    }
  }

  async function disputesOf(intentId: string): Promise<Dispute[]> {
    const { data } = await disputes.list({ payment_intent: intentId, limit: LISTED_AT_ONCE })
    return data.toReversed().map(({ id, amount, status, created, evidence_details: { due_by } }) => ({
      id,
      amountPence: amount,
      status,
      openedAt: new Date(created * 1_000),
      dueBy: due_by ? new Date(due_by * 1_000) : null,
    }))
  }

  async function refundsOf(intentId: string): Promise<Refund[]> {
    const { data } = await refunds.list({ payment_intent: intentId, limit: LISTED_AT_ONCE })
    return data.toReversed().map(({ id, amount, status }) => ({ id, amountPence: amount, status: status ?? 'pending' }))
  }

  const asIntent = async (asking: Promise<Stripe.PaymentIntent>, isReading = false): Promise<Intent> =>
    asking.then((intent) => intentOf(intent, isReading)).catch(failed)

  return {
    deployment,
    create: ({ offerId, number, amountPence, key, customerId }) =>
      asIntent(
        paymentIntents.create(
          {
            amount: amountPence,
            currency: 'gbp',
            capture_method: 'manual',
            ...(customerId && { customer: customerId }),
            // Cards, and wallets over cards: what else an account has switched on does not say until when it holds.
            allowed_payment_method_types: ['card'],
            // What the receipt and the statement say; no address for a receipt, since all mail is identity's.
            description: `Storyright: hold of the option fee, offer ${offerId}`,
            statement_descriptor_suffix: STATEMENT_SUFFIX,
            metadata: { service: SERVICE, deployment, offerId, hold: String(number) },
            ...whole,
          },
          { idempotencyKey: key },
        ),
      ),
    read: (intentId) => asIntent(paymentIntents.retrieve(intentId, whole), true),
    capture: (intentId, key, partPence) => {
      const part = partPence === undefined ? {} : { amount_to_capture: partPence }
      return asIntent(paymentIntents.capture(intentId, { ...whole, ...part }, { idempotencyKey: key }))
    },
    cancel: (intentId, key) => asIntent(paymentIntents.cancel(intentId, whole, { idempotencyKey: key })),
    async refund(intentId, key) {
      await refunds.create({ payment_intent: intentId }, { idempotencyKey: key }).catch(failed)
      return asIntent(paymentIntents.retrieve(intentId, whole), true)
    },
    async createCustomer(personId, insteadOf = null) {
      const metadata = { service: SERVICE, deployment, personId }
      const key = `customer-${deployment}-${personId}${insteadOf ? `-${insteadOf}` : ''}`
      return (await customers.create({ metadata }, { idempotencyKey: key }).catch(failed)).id
    },
    async cardsOf(customerId, which) {
      const wanted = {
        type: 'card',
        limit: LISTED_AT_ONCE,
        ...(which === 'shown' && { allow_redisplay: 'always' }),
      } as const
      const { data } = await paymentMethods.list({ customer: customerId, ...wanted }).catch(failed)
      return data.flatMap(({ id, card }) =>
        card ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }] : [],
      )
    },
    async detachCard(cardId) {
      await paymentMethods.detach(cardId).catch(failed)
    },
    async *list({ after, until }) {
      const created = { gt: secondsOf(after), lte: secondsOf(until) }
      const page = { limit: LISTED_AT_ONCE, created, expand: ['data.latest_charge'] }
      try {
        for await (const intent of paymentIntents.list(page)) yield await intentOf(intent)
      } catch (error) {
        failed(error)
      }
    },
    async *listMoneyBack({ after, until }) {
      const page = { limit: LISTED_AT_ONCE, created: { gt: secondsOf(after), lte: secondsOf(until) } }
      try {
        for (const list of [() => disputes.list(page), () => refunds.list(page)])
          for await (const { id, payment_intent: intent, status } of list())
            if (typeof intent === 'string') yield { id, intentId: intent, status: status ?? 'pending' }
      } catch (error) {
        failed(error)
      }
    },
    readNotice(body, signature) {
      const event = readSigned(stripe, body, signature, webhookSecret)
      return { id: event.id, type: event.type, intentId: intentIdOf(event.data.object) }
    },
  }
}

function intentIdOf(object: unknown): string | null {
  const { object: kind, id, payment_intent: intent } = object as Record<string, unknown>
  const found = kind === 'payment_intent' ? id : intent
  return typeof found === 'string' ? found : null
}

/** What of a hold was not captured when the rest was. The provider counts it as refunded, and lists a refund of it. */
const uncaptured = (charge: Stripe.Charge | null): number =>
  charge?.captured ? charge.amount - charge.amount_captured : 0

const sum = (parts: readonly { amountPence: number }[]) => parts.reduce((total, part) => total + part.amountPence, 0)

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1_000)

type MoneyBack = 'disputeStatus' | 'disputes' | 'lostPence' | 'refunds'

function describe(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): Omit<Intent, MoneyBack> {
  const deadline = charge?.payment_method_details?.card?.capture_before
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: stateOf(intent),
    declinedBecause: declinedBecause(intent.last_payment_error),
    captureBefore: deadline ? new Date(deadline * 1_000) : null,
    createdAt: new Date(intent.created * 1_000),
    amountPence: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    refundedPence: Math.max(0, (charge?.amount_refunded ?? 0) - uncaptured(charge)),
    belongsTo: {
      service: intent.metadata.service ?? null,
      deployment: intent.metadata.deployment ?? null,
      offerId: intent.metadata.offerId ?? null,
      number: Number(intent.metadata.hold) || null,
    },
  }
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): Intent['state'] {
  if (status === 'requires_capture') return 'held'
  if (status === 'succeeded') return 'captured'
  if (status === 'canceled') return 'gone'
  return status === 'requires_payment_method' && last_payment_error ? 'declined' : 'unpaid'
}
