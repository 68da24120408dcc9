import { openStripe, type ProviderAccess, readSigned } from '@storyright/card-provider'
import type Stripe from 'stripe'
import { DAY_MS } from '../times.ts'
import { describeInvoice, describePayment, describeSubscription } from './describe.ts'
import { type Notice, noticeOf } from './notice.ts'
import { createPlan } from './plan.ts'
import type { Invoice, InvoicePayment, Subscription, SubscriptionSnapshot } from './subscription.ts'

/** What a browser needs to pay the newest invoice of a subscription. */
export interface Payable {
  subscription: Subscription
  invoice: Pick<Invoice, 'id' | 'status' | 'netPence' | 'vatPence' | 'grossPence'> | null
  clientSecret: string | null
}

interface Buyer {
  customerId: string
  personId: string
}

/** A card that is being saved. */
export interface Setup {
  customerId: string | null
  isDone: boolean
  methodId: string | null
  createdAt: Date
}

export interface Provider {
  createCustomer(customer: { personId: string; name: string; email: string; key: string }): Promise<string>
  /** Begins a subscription whose first invoice is paid in the browser. */
  subscribe(subscription: Buyer & { attempt: number; key: string }): Promise<Payable>
  /** The newest of a person's subscriptions that is not over. */
  find(buyer: Buyer): Promise<Payable | null>
  /** With the newest invoices. Payments of the last 400 days are read; older ones, and each refund, only of the invoices that are named. */
  read(subscriptionId: string, invoiceIds?: readonly string[]): Promise<SubscriptionSnapshot>
  /** The account's running subscriptions begun in a period, of any customer. */
  list(begun: { after: Date; until: Date }): AsyncIterable<Subscription>
  readPayable(subscriptionId: string): Promise<Payable>
  cancelAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<void>
  /** Collects nothing any more, or collects again; what would have been collected meanwhile is void. */
  pause(subscriptionId: string, pauses: boolean): Promise<void>
  /** Begins the next year now, with an invoice that is paid in the browser: the last one can be paid no more. */
  renewNow(subscriptionId: string, key: string): Promise<void>
  cancel(subscriptionId: string): Promise<void>
  /** Makes sure that an unpaid invoice is never collected. */
  letGo(invoice: Pick<Invoice, 'id' | 'status'>): Promise<void>
  /** Gives back so much of a payment. */
  refund(refund: { intentId: string; pence: number; key: string }): Promise<void>
  /** Begins to put another card on file; answers the browser's secret. */
  beginSetup(buyer: Buyer): Promise<string>
  readSetup(setupId: string): Promise<Setup>
  keepCard(card: { subscriptionId: string; customerId: string; methodId: string }): Promise<void>
  pay(invoiceId: string, card: { methodId: string; key: string }): Promise<void>
  /** Reads a webhook after verifying its signature over the raw body; throws otherwise. */
  readNotice(body: Buffer, signature: string): Notice
  /** Whether a subscription was made by this service of this deployment for this person. */
  isOf(subscription: Subscription, personId: string): boolean
}

/** The metadata on every subscription, by which one knows whose it is. */
export const SERVICE = 'membership'

/** How many of the newest invoices are read: a year has one, and what follows an upgrade that was not paid a few more. */
const INVOICES_READ = 12
/** Older payments are read only on request. */
const SETTLED_AFTER_MS = 400 * DAY_MS

/** The most that the provider lists at once: a payment has a few. */
const REFUNDS_READ = 100

/** A payment is hardly ever disputed twice. */
const DISPUTES_READ = 10

/** How many subscriptions one call of the provider lists. */
const LISTED_AT_ONCE = 100

const withPayment = {
  expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments', 'default_payment_method'],
}

/** The provider's idempotency key: the same while no answer came, the next attempt after an answered error. */
export const providerKey = (
  personId: string,
  purpose: 'customer' | 'subscribe' | 'refund' | 'pay' | 'renew',
  attempt: string | number,
) => `membership-${personId}-${purpose}-${attempt}`

/** The card provider, through its official package. Every call throws `ProviderAnswered` or `ProviderSilent`. */
export function connectProvider(settings: ProviderAccess): Provider {
  const { stripe, failed } = openStripe(settings)
  const { deployment } = settings
  const plan = createPlan(stripe)
  const mapProviderErrors = async <Answer>(answer: Promise<Answer>): Promise<Answer> => answer.catch(failed)

  async function paymentOf(invoiceId: string, isNamed: boolean): Promise<InvoicePayment | null> {
    const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, limit: 10 })
    const chosen = data.find(({ status }) => status === 'paid') ?? data.find(({ is_default }) => is_default) ?? data[0]
    const intent = chosen?.payment.payment_intent
    if (!intent) return null
    const id = typeof intent === 'string' ? intent : intent.id
    const read = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    // A refund that failed is not in the charge's sum any more. Read afterwards: one that fails meanwhile is in both, and never in neither.
    const refunds = isNamed && read.status === 'succeeded' ? await refundsOf(id) : null
    return describePayment(read, { disputes: await disputesOf(read), refunds })
  }

  const refundsOf = async (payment_intent: string): Promise<Stripe.Refund[]> =>
    (await stripe.refunds.list({ payment_intent, limit: REFUNDS_READ })).data

  async function disputesOf({ id, latest_charge: charge }: Stripe.PaymentIntent): Promise<Stripe.Dispute[]> {
    if (!charge || typeof charge === 'string' || !charge.disputed) return []
    return (await stripe.disputes.list({ payment_intent: id, limit: DISPUTES_READ })).data
  }

  async function invoicesOf(subscriptionId: string, named: readonly string[]): Promise<Invoice[]> {
    const { data } = await stripe.invoices.list({ subscription: subscriptionId, limit: INVOICES_READ })
    const older = named.filter((id) => !data.some((invoice) => invoice.id === id))
    const all = [...data, ...(await Promise.all(older.map((id) => stripe.invoices.retrieve(id))))]
    const newest = Math.max(...data.map(({ created }) => created))
    const mayChange = ({ id, status, created }: Stripe.Invoice) =>
      status !== 'draft' && ((newest - created) * 1_000 < SETTLED_AFTER_MS || named.includes(id))
    return Promise.all(
      all.map(async (invoice) => {
        const payment = mayChange(invoice) ? await paymentOf(invoice.id, named.includes(invoice.id)) : null
        return describeInvoice(invoice, payment)
      }),
    )
  }

  const read = async (id: string, invoiceIds: readonly string[] = []): Promise<SubscriptionSnapshot> => {
    const found = await stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })
    // Read after the subscription, so that a payment meanwhile is seen.
    return { subscription: describeSubscription(found), invoices: await invoicesOf(id, invoiceIds) }
  }

  const payable = (found: Stripe.Subscription): Payable => {
    const newest = typeof found.latest_invoice === 'object' ? found.latest_invoice : null
    return {
      subscription: describeSubscription(found),
      invoice: newest && describeInvoice(newest, null),
      clientSecret: newest?.confirmation_secret?.client_secret ?? null,
    }
  }

  async function subscribe({ customerId, personId, attempt, key }: Parameters<Provider['subscribe']>[0]) {
    const { priceId, taxRateId } = await plan.read()
    const subscription: Stripe.SubscriptionCreateParams = {
      customer: customerId,
      items: [{ price: priceId }],
      default_tax_rates: [taxRateId],
      payment_behavior: 'default_incomplete',
      // The card of the first payment is kept for the renewals; without this they would have none.
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata: { service: SERVICE, deployment, personId, attempt: String(attempt) },
      ...withPayment,
    }
    return payable(await stripe.subscriptions.create(subscription, { idempotencyKey: key }))
  }

  const isOf: Provider['isOf'] = ({ belongsTo }, personId) =>
    belongsTo.service === SERVICE && belongsTo.deployment === deployment && belongsTo.personId === personId

  return {
    isOf,
    createCustomer: async ({ personId, name, email, key }) => {
      const metadata = { service: SERVICE, deployment, personId }
      return (await mapProviderErrors(stripe.customers.create({ name, email, metadata }, { idempotencyKey: key }))).id
    },
    subscribe: (wanted) =>
      mapProviderErrors(
        subscribe(wanted).catch((error: unknown) => {
          plan.forget()
          throw error
        }),
      ),
    find: async ({ customerId, personId }) => {
      const { data } = await mapProviderErrors(
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20 }),
      )
      const found = data.map(describeSubscription).find((one) => one.state !== 'over' && isOf(one, personId))
      return found ? payable(await mapProviderErrors(stripe.subscriptions.retrieve(found.id, withPayment))) : null
    },
    read: (id, invoiceIds) => mapProviderErrors(read(id, invoiceIds)),
    async *list({ after, until }) {
      const page = { limit: LISTED_AT_ONCE, created: { gt: secondsOf(after), lte: secondsOf(until) } }
      try {
        for await (const found of stripe.subscriptions.list(page)) yield describeSubscription(found)
      } catch (error) {
        failed(error)
      }
    },
    readPayable: async (id) => payable(await mapProviderErrors(stripe.subscriptions.retrieve(id, withPayment))),
    cancelAtPeriodEnd: async (id, cancels) => {
      await mapProviderErrors(stripe.subscriptions.update(id, { cancel_at_period_end: cancels }))
    },
    pause: async (id, pauses) => {
      await mapProviderErrors(stripe.subscriptions.update(id, { pause_collection: pauses ? { behavior: 'void' } : '' }))
    },
    renewNow: async (id, key) => {
      const year: Stripe.SubscriptionUpdateParams = {
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: 'default_incomplete',
      }
      await mapProviderErrors(stripe.subscriptions.update(id, year, { idempotencyKey: key }))
    },
    cancel: async (id) => {
      await mapProviderErrors(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }))
    },
    letGo: async ({ id, status }) => {
      // A subscription's draft cannot be deleted: it is made final without collecting it.
      if (status === 'draft') await mapProviderErrors(stripe.invoices.finalizeInvoice(id, { auto_advance: false }))
      await mapProviderErrors(stripe.invoices.voidInvoice(id))
    },
    refund: async ({ intentId, pence, key }) => {
      await mapProviderErrors(
        stripe.refunds.create({ payment_intent: intentId, amount: pence }, { idempotencyKey: key }),
      )
    },
    beginSetup: async ({ customerId: customer, personId }) => {
      const setup: Stripe.SetupIntentCreateParams = {
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { service: SERVICE, deployment, personId },
      }
      return (await mapProviderErrors(stripe.setupIntents.create(setup))).client_secret ?? ''
    },
    readSetup: async (id) => {
      const {
        customer,
        status,
        payment_method: method,
        created,
      } = await mapProviderErrors(stripe.setupIntents.retrieve(id))
      const createdAt = new Date(created * 1_000)
      return { customerId: idOf(customer), isDone: status === 'succeeded', methodId: idOf(method), createdAt }
    },
    keepCard: async ({ subscriptionId, customerId, methodId }) => {
      await mapProviderErrors(stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId }))
      const settings = { invoice_settings: { default_payment_method: methodId } }
      await mapProviderErrors(stripe.customers.update(customerId, settings))
    },
    pay: async (invoiceId, { methodId, key }) => {
      await mapProviderErrors(stripe.invoices.pay(invoiceId, { payment_method: methodId }, { idempotencyKey: key }))
    },
    readNotice: (body, signature) => noticeOf(readSigned(stripe, body, signature, settings.webhookSecret)),
  }
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1_000)

const idOf = (of: string | { id: string } | null): string | null => (typeof of === 'string' ? of : (of?.id ?? null))
