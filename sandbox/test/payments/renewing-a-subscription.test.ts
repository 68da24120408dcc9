import { eventually } from '@storyright/testing'
import type Stripe from 'stripe'
import { type Listener, startListener } from './support/listener.ts'
import { begin, join, makePlan, type Plan, payInBrowser } from './support/membership.ts'
import { type Provider, startProvider } from './support/provider.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const beginning = ['customer.subscription.created', 'invoice.created', 'invoice.finalized', 'payment_intent.created']
const paying = [
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_succeeded',
  'payment_intent.succeeded',
]
const swapping = ['customer.subscription.updated']

describe('renewing a subscription', () => {
  let provider: Provider
  let plan: Plan
  let listener: Listener
  beforeAll(async () => {
    provider = await startProvider()
    plan = await makePlan(provider)
    listener = await startListener()
    await provider.control('PUT', 'webhooks/endpoints', {
      endpoints: [{ url: listener.url, events: ['customer.subscription.*', 'invoice.*', 'payment_intent.*'] }],
    })
  })
  afterAll(async () => {
    await provider.stop()
    await listener.stop()
  })

  const look = (id: string) =>
    provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'default_payment_method'] })
  const periodEnd = async (id: string) => (await look(id)).items.data[0]!.current_period_end
  const advance = (customer: string, to: object) => provider.control('POST', `customers/${customer}/advance`, to)
  const swap = (customer: string, payment_method: string) =>
    provider.control('POST', `customers/${customer}/card`, { payment_method })
  /** What was told of one subscription since the last time, without order. */
  async function told(customer: string, ...expected: string[][]) {
    const theirs = () =>
      listener.events.filter(({ data }) => (data.object as { customer?: string }).customer === customer)
    await eventually(() =>
      expect(
        theirs()
          .map(({ type }) => type)
          .sort(),
      ).toEqual(expected.flat().sort()),
    )
    listener.events.length = 0
  }
  const afterRenewal = async (customer: string, id: string) => {
    const end = await periodEnd(id)
    await advance(customer, { to: end + HOUR })
    return end
  }

  it('announces it, moves the period on before it is paid, and leaves the invoice a draft for an hour', async () => {
    const { id, customer } = await join(provider, plan)
    await told(customer, beginning, paying)
    const end = await periodEnd(id)
    await advance(customer, { to: end - 7 * DAY })
    await told(customer, ['invoice.upcoming'])

    await advance(customer, { to: end })
    const renewed = await look(id)
    expect(renewed).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_start: end }] },
      latest_invoice: {
        status: 'draft',
        billing_reason: 'subscription_cycle',
        number: null,
        automatically_finalizes_at: end + HOUR,
        period_end: end,
        lines: { data: [{ period: { start: end, end: await periodEnd(id) } }] },
        total: 21_600,
      },
    })
    const draft = (renewed.latest_invoice as Stripe.Invoice).id
    expect((await provider.stripe.invoicePayments.list({ invoice: draft })).data).toEqual([])
    expect(await provider.stripe.invoices.retrieve(draft, { expand: ['confirmation_secret'] })).toMatchObject({
      confirmation_secret: null,
    })
    await told(customer, ['customer.subscription.updated', 'invoice.created'])

    await advance(customer, { to: end + HOUR })
    expect(await look(id)).toMatchObject({
      status: 'active',
      latest_invoice: {
        id: draft,
        status: 'paid',
        number: expect.stringMatching(/-0002$/),
        attempt_count: 1,
        status_transitions: { paid_at: end + HOUR },
      },
    })
    await told(customer, [
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
    expect((await provider.stripe.invoices.list({ subscription: id, status: 'paid' })).data).toHaveLength(2)
  })

  it('renews each year on the same day', async () => {
    const leap = Date.UTC(2028, 1, 29, 12) / 1000
    const clock = await provider.stripe.testHelpers.testClocks.create({ frozen_time: leap })
    const { id } = await join(provider, plan, 'pm_card_visa', { test_clock: clock.id })
    for (const day of ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']) {
      const end = await periodEnd(id)
      expect(new Date(end * 1000).toISOString()).toBe(`${day}T12:00:00.000Z`)
      await provider.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + HOUR })
      expect(await look(id)).toMatchObject({ latest_invoice: { status: 'paid', test_clock: clock.id } })
    }
  })

  it('is past due when the card is declined, tries again after 3, 5 and 7 days, and then ends', async () => {
    const { id, customer } = await join(provider, plan)
    await swap(customer, 'pm_card_chargeDeclined')
    await told(customer, beginning, paying, swapping)
    const end = await afterRenewal(customer, id)
    const failed = end + HOUR
    expect(await look(id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: failed + 3 * DAY, auto_advance: true },
    })
    await told(customer, [
      'customer.subscription.updated',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.payment_failed',
      'invoice.upcoming',
      'payment_intent.created',
      'payment_intent.payment_failed',
    ])
    for (const [count, at, next] of [
      [2, 3, 8],
      [3, 8, 15],
    ] as const) {
      await advance(customer, { to: failed + at * DAY })
      expect(await look(id)).toMatchObject({
        status: 'past_due',
        latest_invoice: { attempt_count: count, next_payment_attempt: failed + next * DAY },
      })
      await told(customer, ['invoice.payment_failed', 'payment_intent.payment_failed'])
    }
    await advance(customer, { to: failed + 15 * DAY })
    expect(await look(id)).toMatchObject({
      status: 'canceled',
      ended_at: failed + 15 * DAY,
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null, auto_advance: false },
    })
  })

  it.each(['past_due', 'unpaid'])('leaves it %s after the last try where the account wants that', async (status) => {
    const { id, customer } = await join(provider, plan)
    await swap(customer, 'pm_card_chargeDeclined')
    await provider.control('PUT', 'billing', { after_retries: status })
    await afterRenewal(customer, id)
    await advance(customer, { days: 20 })
    expect(await look(id)).toMatchObject({ status, ended_at: null, latest_invoice: { status: 'open' } })
    expect(await provider.control('PUT', 'billing', { after_retries: 'cancel' })).toMatchObject({ status: 200 })
  })

  it('is paid by the next try when the card works again', async () => {
    const { id, customer } = await join(provider, plan)
    await swap(customer, 'pm_card_chargeCustomerFail')
    await afterRenewal(customer, id)
    expect(await look(id)).toMatchObject({ status: 'past_due' })
    await swap(customer, 'pm_card_visa')
    await advance(customer, { days: 3 })
    expect(await look(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', attempt_count: 2 } })
  })

  it('is paid at once with another card', async () => {
    const { id, customer } = await join(provider, plan)
    await swap(customer, 'pm_card_chargeDeclined')
    await afterRenewal(customer, id)
    const invoice = (await look(id)).latest_invoice as Stripe.Invoice
    await expect(provider.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    })
    await expect(provider.stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const { id: card } = await provider.stripe.paymentMethods.attach('pm_card_visa', { customer })
    expect(await provider.stripe.invoices.pay(invoice.id, { payment_method: card })).toMatchObject({ status: 'paid' })
    expect(await look(id)).toMatchObject({ status: 'active', default_payment_method: { id: card } })
    await expect(provider.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ message: 'Invoice is already paid' })
  })

  it('can be paid from the browser with the client secret of the invoice', async () => {
    const begun = await join(provider, plan)
    await swap(begun.customer, 'pm_card_chargeDeclined')
    await afterRenewal(begun.customer, begun.id)
    const { latest_invoice } = await provider.stripe.subscriptions.retrieve(begun.id, {
      expand: ['latest_invoice.confirmation_secret'],
    })
    const secret = (latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret
    const { status } = await payInBrowser(provider, { ...begun, secret, intent: secret.split('_secret')[0]! })
    expect(status).toBe(200)
    expect(await look(begun.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('waits for the customer where the bank asks every time', async () => {
    const begun = await begin(provider, plan)
    await payInBrowser(provider, begun, 'pm_card_authenticationRequired')
    await provider.control('POST', `payment_intents/${begun.intent}/authenticate`, { outcome: 'succeed' })
    await told(begun.customer, beginning, ['payment_intent.requires_action', 'invoice.payment_action_required'], paying)
    await afterRenewal(begun.customer, begun.id)
    const late = await look(begun.id)
    expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
    await told(begun.customer, [
      'customer.subscription.updated',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.payment_action_required',
      'invoice.payment_failed',
      'invoice.upcoming',
      'payment_intent.created',
      'payment_intent.requires_action',
    ])
    const invoice = (late.latest_invoice as Stripe.Invoice).id
    await expect(provider.stripe.invoices.pay(invoice)).rejects.toMatchObject({
      statusCode: 402,
      code: 'invoice_payment_intent_requires_action',
    })
    const { confirmation_secret } = await provider.stripe.invoices.retrieve(invoice, {
      expand: ['confirmation_secret'],
    })
    const secret = confirmation_secret!.client_secret
    const intent = secret.split('_secret')[0]!
    const { body } = await provider.browser(`payment_intents/${intent}/confirm`, { client_secret: secret })
    expect(body.next_action?.redirect_to_url?.url).toContain('/bank/pi_')
    await fetch(body.next_action!.redirect_to_url!.url!, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'succeed' }),
    })
    expect(await look(begun.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('does not ask again where the customer agreed once', async () => {
    const begun = await begin(provider, plan)
    await payInBrowser(provider, begun, 'pm_card_authenticationRequiredOnSetup')
    await provider.control('POST', `payment_intents/${begun.intent}/authenticate`, { outcome: 'succeed' })
    await afterRenewal(begun.customer, begun.id)
    expect(await look(begun.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('fails without a card', async () => {
    const { id, customer } = await join(provider, plan)
    for (const card of (await provider.stripe.paymentMethods.list({ customer })).data)
      await provider.stripe.paymentMethods.detach(card.id)
    await afterRenewal(customer, id)
    expect(await look(id)).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempted: true } })
  })

  it('expires when the first payment does not come within 23 hours', async () => {
    const begun = await begin(provider, plan)
    await told(begun.customer, beginning)
    const made = begun.subscription.created
    await advance(begun.customer, { to: made + 23 * HOUR - 1 })
    expect(await look(begun.id)).toMatchObject({ status: 'incomplete' })
    await advance(begun.customer, { to: made + 23 * HOUR })
    expect(await look(begun.id)).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
    await told(begun.customer, ['customer.subscription.updated', 'invoice.voided', 'payment_intent.canceled'])
    expect(await payInBrowser(provider, begun)).toMatchObject({ status: 400 })
  })

  it('moves only the customers of one clock, and only forward', async () => {
    const [one, other] = [await join(provider, plan), await join(provider, plan)]
    await advance(one.customer, { days: 400 })
    expect(await look(one.id)).toMatchObject({ latest_invoice: { billing_reason: 'subscription_cycle' } })
    expect(await look(other.id)).toMatchObject({ latest_invoice: { billing_reason: 'subscription_create' } })
    expect(await advance(one.customer, { to: one.subscription.created })).toMatchObject({ status: 409 })
    expect(await advance('cus_no', { days: 1 })).toMatchObject({ status: 404 })
    for (const wrong of [{}, { days: 'two' }, { to: 'tomorrow' }, { days: 1, to: 1 }])
      expect(await advance(one.customer, wrong)).toMatchObject({ status: 400 })
  })
})
