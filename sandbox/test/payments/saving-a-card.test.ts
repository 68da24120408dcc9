import { eventually } from '@storyright/testing'
import { startListener } from './support/listener.ts'
import { join, makePlan } from './support/membership.ts'
import { type Provider, startProvider } from './support/provider.ts'

const nextYear = String(new Date().getUTCFullYear() + 1)
const typed = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '11',
  'payment_method_data[card][exp_year]': nextYear,
  'payment_method_data[card][cvc]': '123',
})

describe('saving a card for later (setup intents)', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  async function open() {
    const { id: customer } = await provider.stripe.customers.create()
    const setup = await provider.stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { memberId: 'm1' },
    })
    return { customer, id: setup.id, secret: setup.client_secret!, setup }
  }
  const confirm = ({ id, secret }: { id: string; secret: string }, card: Record<string, string>) =>
    provider.browser(`setup_intents/${id}/confirm`, {
      client_secret: secret,
      return_url: 'http://localhost:8080/account-settings?tab=membership',
      ...card,
    })
  const look = (id: string) => provider.stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })

  it('saves a card that is typed in, from the browser', async () => {
    const begun = await open()
    expect(begun.setup).toMatchObject({ id: expect.stringMatching(/^seti_/), status: 'requires_payment_method' })
    const { status, body, headers } = await confirm(begun, typed('5555 5555 5555 4444'))
    expect([status, body.status, headers.get('access-control-allow-origin')]).toEqual([200, 'succeeded', '*'])
    for (const secret of ['metadata', 'customer']) expect(body).not.toHaveProperty(secret)
    expect(await look(begun.id)).toMatchObject({
      status: 'succeeded',
      metadata: { memberId: 'm1' },
      payment_method: {
        customer: begun.customer,
        card: { brand: 'mastercard', last4: '4444', exp_month: 11, exp_year: Number(nextYear) },
      },
    })
    const { data } = await provider.stripe.paymentMethods.list({ customer: begun.customer })
    expect(data).toHaveLength(1)
    for (const hidden of ['behaviour', 'isAgreed']) expect(data[0]).not.toHaveProperty(hidden)
  })

  it('leaves it open when the bank declines, and takes another card', async () => {
    const begun = await open()
    const { status, body } = await confirm(begun, typed('4000000000000002'))
    expect([status, body.error.code]).toEqual([402, 'card_declined'])
    expect(body.error).toMatchObject({ setup_intent: { id: begun.id, status: 'requires_payment_method' } })
    expect(await look(begun.id)).toMatchObject({ last_setup_error: { code: 'card_declined' } })
    await confirm(begun, typed('4242424242424242'))
    expect(await look(begun.id)).toMatchObject({ status: 'succeeded', last_setup_error: null })
  })

  it.each([
    ['succeed', 'succeeded', 'succeeded'],
    ['fail', 'requires_payment_method', 'failed'],
  ])('asks the customer on the bank’s page: %s', async (outcome, status, redirect) => {
    const begun = await open()
    const { body } = await confirm(begun, { payment_method: 'pm_card_authenticationRequired' })
    const bank = body.next_action!.redirect_to_url!.url!
    expect(await (await fetch(bank)).text()).toContain('Do you want to save this card?')
    const answer = await fetch(bank, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
    const back = new URL(answer.headers.get('location')!)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      tab: 'membership',
      setup_intent: begun.id,
      setup_intent_client_secret: begun.secret,
      redirect_status: redirect,
    })
    expect(await look(begun.id)).toMatchObject({ status })
  })

  it('answers for the customer by a control, once', async () => {
    const begun = await open()
    await confirm(begun, { payment_method: 'pm_card_authenticationRequired' })
    const path = `setup_intents/${begun.id}/authenticate`
    expect(await provider.control('POST', path, { outcome: 'succeed' })).toMatchObject({
      body: { status: 'succeeded' },
    })
    expect(await provider.control('POST', path, { outcome: 'succeed' })).toMatchObject({ status: 409 })
  })

  it('keeps the card of a payment that the browser wants kept, and says which may be shown again', async () => {
    const { id: customer } = await provider.stripe.customers.create()
    const pay = async (more: Record<string, string>) => {
      const intent = await provider.open({ customer })
      const form = { client_secret: intent.client_secret!, ...typed('5555555555554444'), ...more }
      return provider.browser(`payment_intents/${intent.id}/confirm`, form)
    }
    const listed = async (allow_redisplay?: 'always') =>
      (
        await provider.stripe.paymentMethods.list({
          customer,
          type: 'card',
          ...(allow_redisplay && { allow_redisplay }),
        })
      ).data
    await pay({})
    expect(await listed()).toEqual([])
    await pay({ setup_future_usage: 'on_session' })
    expect(await listed('always')).toEqual([])
    const wanted = { setup_future_usage: 'on_session', 'payment_method_data[allow_redisplay]': 'always' }
    expect(await pay(wanted)).toMatchObject({ status: 200, body: { status: 'requires_capture' } })
    const [card] = await listed('always')
    expect(card).toMatchObject({ allow_redisplay: 'always', customer, card: { last4: '4444' } })
    expect(await listed()).toHaveLength(2)
  })

  it('takes a saved card for its customer’s payments alone, and for none once it is detached', async () => {
    const { id: customer } = await provider.stripe.customers.create()
    const { id: method } = await provider.stripe.paymentMethods.attach('pm_card_visa', { customer })
    const confirm = async (more: object) => {
      const intent = await provider.open(more)
      const form = { client_secret: intent.client_secret!, payment_method: method }
      const { status, body } = await provider.browser(`payment_intents/${intent.id}/confirm`, form)
      return [status, body.error?.message]
    }
    const { id: other } = await provider.stripe.customers.create()
    expect(await confirm({ customer })).toEqual([200, undefined])
    expect(await confirm({ customer: other })).toEqual([400, expect.stringContaining('belongs to another Customer')])
    expect(await confirm({})).toEqual([400, expect.stringContaining('Please include the Customer')])
    await provider.stripe.paymentMethods.detach(method)
    expect(await confirm({ customer })).toEqual([400, expect.stringContaining('may not be used again')])
  })

  it('saves the card that fails once it is to pay', async () => {
    const begun = await open()
    expect(await confirm(begun, typed('4000000000000341'))).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    })
    const plan = await makePlan(provider)
    const { id, customer } = await join(provider, plan)
    await provider.control('POST', `customers/${customer}/card`, { payment_method: 'pm_card_chargeCustomerFail' })
    expect(await provider.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })).toMatchObject({
      status: 'active',
      default_payment_method: { card: { last4: '0341' } },
    })
    expect(await provider.control('POST', `customers/${customer}/card`, { payment_method: 'pm_no' })).toMatchObject({
      status: 400,
    })
  })

  it('makes a saved card the one that renewals take', async () => {
    const { id: price } = (await provider.stripe.prices.list({ lookup_keys: ['premium_yearly'] })).data[0]!
    const begun = await open()
    await confirm(begun, typed('5555555555554444'))
    const card = (await look(begun.id)).payment_method as { id: string }
    const wish = { invoice_settings: { default_payment_method: card.id } }
    expect(await provider.stripe.customers.update(begun.customer, wish)).toMatchObject(wish)
    const subscription = await provider.stripe.subscriptions.create({
      customer: begun.customer,
      items: [{ price }],
      default_payment_method: card.id,
    })
    expect(subscription).toMatchObject({ status: 'active', default_payment_method: card.id })
    const other = await provider.stripe.customers.create()
    await expect(provider.stripe.customers.update(other.id, wish)).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('refuses a wrong client secret, another’s key and what it does not know', async () => {
    const begun = await open()
    expect(await confirm({ ...begun, secret: 'no' }, typed('4242424242424242'))).toMatchObject({
      status: 400,
      body: { error: { code: 'setup_intent_invalid_parameter' } },
    })
    expect(await provider.browser('setup_intents', { customer: begun.customer })).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    })
    const old = { customer: begun.customer, payment_method_types: ['card'] } as object
    await expect(provider.stripe.setupIntents.create(old)).rejects.toMatchObject({
      code: 'payment_method_types_no_longer_supported',
    })
    await provider.stripe.setupIntents.cancel(begun.id)
    expect(await confirm(begun, typed('4242424242424242'))).toMatchObject({
      status: 400,
      body: { error: { code: 'setup_intent_unexpected_state' } },
    })
  })

  it('tells by webhook', async () => {
    const listener = await startListener()
    await provider.control('PUT', 'webhooks/endpoints', {
      endpoints: [{ url: listener.url, events: ['setup_intent.*', 'payment_method.*'] }],
    })
    const begun = await open()
    await confirm(begun, { payment_method: 'pm_card_visa' })
    await eventually(() =>
      expect(listener.types().sort()).toEqual([
        'payment_method.attached',
        'setup_intent.created',
        'setup_intent.succeeded',
      ]),
    )
    await listener.stop()
  })
})
