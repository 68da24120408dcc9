import { eventually } from '@storyright/testing'
import type Stripe from 'stripe'
import { startListener } from './support/listener.ts'
import { type Begun, begin, join, makePlan, type Plan, payInBrowser } from './support/membership.ts'
import { type Provider, startProvider } from './support/provider.ts'

describe('beginning a subscription', () => {
  let provider: Provider
  let plan: Plan
  beforeAll(async () => {
    provider = await startProvider()
    plan = await makePlan(provider)
  })
  afterAll(() => provider.stop())

  const stateOf = ({ id }: Begun) =>
    provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'default_payment_method'] })

  it('waits for the first payment, with the tax on top', async () => {
    const { subscription, invoice, intent, secret } = await begin(provider, plan)
    const year = new Date(subscription.created * 1000)
    year.setUTCFullYear(year.getUTCFullYear() + 1)
    const period = { start: subscription.created, end: year.getTime() / 1000 }
    expect(subscription).toMatchObject({
      id: expect.stringMatching(/^sub_/),
      status: 'incomplete',
      default_payment_method: null,
      items: {
        data: [
          {
            id: expect.stringMatching(/^si_/),
            current_period_start: period.start,
            current_period_end: period.end,
            price: { id: plan.price.id, lookup_key: 'premium_yearly' },
          },
        ],
      },
    })
    expect(subscription).not.toHaveProperty('current_period_end')
    expect(invoice).toMatchObject({
      id: expect.stringMatching(/^in_/),
      status: 'open',
      billing_reason: 'subscription_create',
      number: expect.stringMatching(/^[A-Z0-9]{8}-0001$/),
      subtotal: 18_000,
      total: 21_600,
      total_excluding_tax: 18_000,
      amount_due: 21_600,
      amount_paid: 0,
      attempt_count: 0,
      total_taxes: [
        {
          amount: 3_600,
          taxable_amount: 18_000,
          tax_behavior: 'exclusive',
          tax_rate_details: { tax_rate: plan.vat.id },
          type: 'tax_rate_details',
        },
      ],
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: {
        data: [
          { id: expect.stringMatching(/^il_/), amount: 18_000, period, description: '1 × Premium (at £180.00 / year)' },
        ],
      },
      payments: { data: [{ id: expect.stringMatching(/^inpay_/), status: 'open', is_default: true }] },
      confirmation_secret: { type: 'payment_intent' },
    })
    for (const old of ['subscription', 'payment_intent', 'tax', 'charge']) expect(invoice).not.toHaveProperty(old)
    expect(await provider.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      amount: 21_600,
      capture_method: 'automatic',
      client_secret: secret,
      setup_future_usage: 'off_session',
      status: 'requires_payment_method',
    })
  })

  it('becomes active when the browser pays, and keeps the card for renewals', async () => {
    const begun = await begin(provider, plan)
    expect(await payInBrowser(provider, begun)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    const subscription = await stateOf(begun)
    expect(subscription).toMatchObject({
      status: 'active',
      default_payment_method: { customer: begun.customer, card: { brand: 'visa', last4: '4242' } },
      latest_invoice: {
        id: begun.invoice.id,
        status: 'paid',
        amount_paid: 21_600,
        amount_remaining: 0,
        attempt_count: 1,
        status_transitions: { paid_at: expect.any(Number) },
      },
    })
    expect(subscription.latest_invoice).not.toHaveProperty('payments')
    const { data } = await provider.stripe.invoicePayments.list({ invoice: begun.invoice.id })
    expect(data).toMatchObject([
      { amount_paid: 21_600, status: 'paid', payment: { type: 'payment_intent', payment_intent: begun.intent } },
    ])
    const back = await provider.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: begun.intent },
      expand: ['data.invoice'],
    })
    expect(back.data).toMatchObject([{ invoice: { id: begun.invoice.id } }])
  })

  it('does not keep the card on the subscription unless that is asked for', async () => {
    const begun = await begin(provider, plan, { payment_settings: { payment_method_types: ['card'] } })
    await payInBrowser(provider, begun)
    expect(await stateOf(begun)).toMatchObject({ status: 'active', default_payment_method: null })
    const { data } = await provider.stripe.paymentMethods.list({ customer: begun.customer, type: 'card' })
    expect(data).toMatchObject([{ card: { last4: '4242' } }])
  })

  it('stays incomplete after a decline, and takes another card', async () => {
    const begun = await begin(provider, plan)
    const declined = await payInBrowser(provider, begun, 'pm_card_chargeDeclined')
    expect([declined.status, declined.body.error.code]).toEqual([402, 'card_declined'])
    expect(await stateOf(begun)).toMatchObject({
      status: 'incomplete',
      latest_invoice: { status: 'open', attempted: true, attempt_count: 1 },
    })
    await payInBrowser(provider, begun)
    expect(await stateOf(begun)).toMatchObject({
      status: 'active',
      default_payment_method: { card: { last4: '4242' } },
    })
  })

  it.each([
    ['succeed', 'active', 'paid'],
    ['fail', 'incomplete', 'open'],
  ])('asks the customer where the bank wants that: %s', async (outcome, status, paid) => {
    const begun = await begin(provider, plan)
    const { body } = await payInBrowser(provider, begun, 'pm_card_authenticationRequired')
    expect(body.status).toBe('requires_action')
    expect(await stateOf(begun)).toMatchObject({ status: 'incomplete' })
    const bank = body.next_action!.redirect_to_url!.url!
    const answer = await fetch(bank, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('/upgrade?success=true&payment_intent=pi_')
    expect(await stateOf(begun)).toMatchObject({ status, latest_invoice: { status: paid } })
  })

  it('gives the money back without touching invoice or subscription', async () => {
    const begun = await join(provider, plan)
    const refund = await provider.stripe.refunds.create({ payment_intent: begun.intent })
    expect(refund).toMatchObject({ amount: 21_600, status: 'succeeded' })
    expect((await provider.stripe.refunds.list({ payment_intent: begun.intent })).data).toHaveLength(1)
    expect(await stateOf(begun)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
    expect(await provider.stripe.paymentIntents.retrieve(begun.intent, { expand: ['latest_charge'] })).toMatchObject({
      latest_charge: { refunded: true, amount_refunded: 21_600 },
    })
    await expect(provider.stripe.refunds.create({ payment_intent: begun.intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  it('charges a saved card at once where that is asked for', async () => {
    const customer = await provider.stripe.customers.create()
    const card = await provider.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    const paid = await begin(provider, plan, {
      customer: customer.id,
      default_payment_method: card.id,
      payment_behavior: 'error_if_incomplete',
    })
    expect(paid.subscription).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('begins nothing for a card that fails where that is an error', async () => {
    const customer = await provider.stripe.customers.create()
    const card = await provider.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    const wish = { customer: customer.id, default_payment_method: card.id }
    await expect(begin(provider, plan, { ...wish, payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    })
    expect((await provider.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
    const { subscription } = await begin(provider, plan, { ...wish, payment_behavior: 'allow_incomplete' })
    expect(subscription.status).toBe('incomplete')
  })

  it('begins once under one idempotency key', async () => {
    const { id: customer } = await provider.stripe.customers.create()
    const ask = () =>
      provider.stripe.subscriptions.create(
        { customer, items: [{ price: plan.price.id }], payment_behavior: 'default_incomplete' },
        { idempotencyKey: `begin-${customer}` },
      )
    const [one, two] = [await ask(), await ask()]
    expect(two.id).toBe(one.id)
    expect((await provider.stripe.subscriptions.list({ customer })).data).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'a price that is unknown',
      () => begin(provider, plan, { items: [{ price: 'price_no' }] }),
      { code: 'resource_missing', param: 'items[0][price]' },
    ],
    ['a customer that is unknown', () => begin(provider, plan, { customer: 'cus_no' }), { code: 'resource_missing' }],
    [
      'a card that is not the customer’s',
      () => begin(provider, plan, { default_payment_method: 'pm_card_visa' }),
      { code: 'resource_missing', param: 'default_payment_method' },
    ],
    [
      'a parameter that it does not know',
      () => begin(provider, plan, { plan: 'p' } as Stripe.SubscriptionCreateParams),
      { code: 'parameter_unknown', param: 'plan' },
    ],
    [
      'the expansion of fields that invoices no longer have',
      () => begin(provider, plan, { expand: ['latest_invoice.payment_intent'] }),
      { param: 'expand' },
    ],
    [
      'expansion beyond four levels',
      () => begin(provider, plan, { expand: ['latest_invoice.payments.data.payment.payment_intent'] }),
      { param: 'expand' },
    ],
  ])('refuses %s', async (_what, ask, refusal) => {
    await expect(ask()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...refusal })
  })

  it('fails on request, before and after the work', async () => {
    const { id: customer } = await provider.stripe.customers.create()
    const ask = (key: string) => begin(provider, plan, { customer }).catch(() => key)
    const fault = (more: object) =>
      provider.control('POST', 'faults', { operation: 'subscriptions.create', status: 500, ...more })
    await fault({})
    await ask('before')
    expect((await provider.stripe.subscriptions.list({ customer })).data).toEqual([])
    await fault({ when: 'after' })
    await ask('after')
    expect((await provider.stripe.subscriptions.list({ customer })).data).toHaveLength(1)
    const { body } = (await provider.control('DELETE', 'faults')) as { body: unknown }
    expect(body).toBeUndefined()
  })

  it('tells each step by webhook', async () => {
    const listener = await startListener()
    await provider.control('PUT', 'webhooks/endpoints', {
      endpoints: [{ url: listener.url, events: ['customer.subscription.*', 'invoice.*', 'invoice_payment.*'] }],
    })
    const begun = await begin(provider, plan)
    await eventually(() =>
      expect(listener.types().sort()).toEqual([
        'customer.subscription.created',
        'invoice.created',
        'invoice.finalized',
      ]),
    )
    listener.events.length = 0
    await payInBrowser(provider, begun, 'pm_card_chargeDeclined')
    await payInBrowser(provider, begun, 'pm_card_authenticationRequired')
    await provider.control('POST', `payment_intents/${begun.intent}/authenticate`, { outcome: 'succeed' })
    await eventually(() =>
      expect(listener.types().sort()).toEqual([
        'customer.subscription.updated',
        'invoice.paid',
        'invoice.payment_action_required',
        'invoice.payment_failed',
        'invoice.payment_succeeded',
        'invoice_payment.paid',
      ]),
    )
    const updated = listener.events.find(({ type }) => type === 'customer.subscription.updated')!
    expect(updated.data).toMatchObject({
      object: { status: 'active' },
      previous_attributes: { status: 'incomplete', default_payment_method: null },
    })
    const [, , paid] = ['', '', listener.events.find(({ type }) => type === 'invoice.paid')!]
    expect((paid as Stripe.Event).data.object).not.toHaveProperty('confirmation_secret')
    await listener.stop()
  })
})
