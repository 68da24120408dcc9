import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { cards, type Subscribers, startSubscribers, webhookSecret } from './harness.ts'

let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers()
})
afterAll(() => members.stop())
// Every notice of these tests is their own; the provider's would come in between, whenever they come.
beforeEach(() => members.sandbox.control('webhooks', { drop: 1_000 }))
afterEach(async () => {
  await members.sandbox.calm('faults')
  await members.sandbox.calm('webhooks')
})

const { webhooks } = new Stripe('sk_test_storyright')
const noticeOf = (type: string, object: object, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } })
const tell = (payload: string, secret = webhookSecret) =>
  members.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe/membership',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
    },
    payload,
  })
const updated = (id: string, more: object = {}) =>
  noticeOf('customer.subscription.updated', { object: 'subscription', id, status: 'active', ...more })

describe('a webhook', () => {
  it('is refused when it is forged, and changes nothing', async () => {
    const viewer = members.newcomer()
    const { subscriptionId } = await members.begin(viewer)
    const before = await members.row(viewer)
    expect((await tell(updated(subscriptionId), 'whsec_forged')).statusCode).toBe(400)
    const unsigned = { method: 'POST', url: '/api/webhooks/stripe/membership', payload: { id: 'evt_1' } } as const
    expect((await members.app.inject(unsigned)).statusCode).toBe(400)
    expect(await members.row(viewer)).toEqual(before)
  })

  it('is a hint: what it claims counts for nothing', async () => {
    const viewer = members.newcomer()
    const { subscriptionId } = await members.begin(viewer)
    expect((await tell(updated(subscriptionId, { status: 'active' }))).statusCode).toBe(200)
    expect(await members.status(viewer)).toMatchObject({ state: 'incomplete' })
  })

  it('is handled once: replayed, it asks the provider nothing', async () => {
    const viewer = await members.premium()
    const { subscriptionId } = await members.row(viewer)
    const notice = updated(subscriptionId!)
    expect((await tell(notice)).statusCode).toBe(200)
    const { reading } = await members.row(viewer)
    expect((await tell(notice)).statusCode).toBe(200)
    expect((await members.row(viewer)).reading).toBe(reading)
  })

  it('is sent again while the provider does not say what is true', async () => {
    const viewer = await members.premium()
    const { subscriptionId } = await members.row(viewer)
    const notice = updated(subscriptionId!)
    await members.sandbox.control('faults', { operation: 'subscriptions.retrieve', status: 500, times: 1_000 })
    expect((await tell(notice)).statusCode).toBe(503)
    await members.sandbox.calm('faults')
    expect((await tell(notice)).statusCode).toBe(200)
  })

  it.each([
    ['an unknown subscription', updated('sub_unknown')],
    ['nothing that we know', noticeOf('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' })],
    ['nothing that matters', noticeOf('product.created', { object: 'product', id: 'prod_1' })],
  ])('about %s is taken and changes nothing', async (_what, notice) =>
    expect((await tell(notice)).json()).toEqual({ received: true }),
  )
})

describe('a card that was confirmed', () => {
  it('does not replace one that was put on file after it', async () => {
    const viewer = await members.premium()
    const { clientSecret } = (await members.post('payment-method', viewer)).json()
    await members.setUp(clientSecret, cards.other)
    const setup = { object: 'setup_intent', id: clientSecret.split('_secret_')[0] }
    const { customerId: customer } = await members.row(viewer)
    const begunAt = (cardBegunAt: Date | null) =>
      members.db.member.update({ where: { personId: viewer.id }, data: { cardBegunAt } })
    const brand = async () => (await members.get('/api/membership/payment-method', viewer)).json().brand
    await begunAt(new Date(Date.now() + 60_000))
    expect((await tell(noticeOf('setup_intent.succeeded', { ...setup, customer }))).statusCode).toBe(200)
    expect(await brand()).toBe('visa')
    await begunAt(null)
    expect((await tell(noticeOf('setup_intent.succeeded', { ...setup, customer }))).statusCode).toBe(200)
    expect(await brand()).toBe('mastercard')
  })
})

describe('a subscription of somebody else at the same account', () => {
  it.each([
    ['another deployment', { service: 'membership', deployment: 'another' }],
    ['another service', { service: 'merchandise', deployment: 'these-tests' }],
  ])('of %s is left alone', async (_whose, metadata) => {
    const viewer = await members.premium()
    const { customerId } = await members.row(viewer)
    const foreign = await fetch(`${members.sandbox.url}/v1/subscriptions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_storyright' },
      body: new URLSearchParams({
        customer: customerId!,
        'items[0][price]': (await members.atProvider<{ data: { id: string }[] }>('prices')).data[0]!.id,
        payment_behavior: 'default_incomplete',
        'metadata[service]': metadata.service,
        'metadata[deployment]': metadata.deployment,
        'metadata[personId]': viewer.id,
      }),
    })
    const { id } = (await foreign.json()) as { id: string }
    const before = await members.row(viewer)
    expect((await tell(updated(id, { customer: customerId }))).statusCode).toBe(200)
    expect(await members.row(viewer)).toEqual(before)
    expect(await members.atProvider(`subscriptions/${id}`)).toMatchObject({ status: 'incomplete' })
  })
})
