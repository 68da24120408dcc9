import { eventually } from '@storyright/testing'
import { type Listener, startListener } from './support/listener.ts'
import { type Provider, startProvider } from './support/provider.ts'

describe('telling by webhook', () => {
  let provider: Provider
  let listener: Listener
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())
  beforeEach(async () => {
    listener = await startListener()
    await listenTo(listener)
  })
  afterEach(async () => {
    await provider.control('DELETE', 'webhooks')
    await provider.control('PUT', 'webhooks/endpoints', { endpoints: [] })
    await listener.stop()
  })

  const listenTo = ({ url }: Listener, more = {}) =>
    provider.control('PUT', 'webhooks/endpoints', { endpoints: [{ url, secret: 'whsec_storyright', ...more }] })
  const disturb = (body: object) => provider.control('POST', 'webhooks', body)
  const arrived = (...types: string[]) => eventually(() => expect(listener.types().sort()).toEqual(types.sort()))

  it('tells every step, signed, in the provider’s shape', async () => {
    const { id } = await provider.hold()
    await provider.stripe.paymentIntents.capture(id, {}, { idempotencyKey: `signed-${id}` })
    await arrived(
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'charge.captured',
      'payment_intent.succeeded',
    )
    const told = listener.events.find(({ type }) => type === 'payment_intent.succeeded')!
    expect(told).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id, object: 'payment_intent', status: 'succeeded' } },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: `signed-${id}` },
    })
  })

  it('tells of a cancelled and of an ended hold', async () => {
    await listenTo(listener, { events: ['payment_intent.canceled', 'charge.*'] })
    await provider.stripe.paymentIntents.cancel((await provider.hold()).id)
    await arrived('charge.succeeded', 'payment_intent.canceled')
    listener.events.length = 0
    await provider.control('POST', `payment_intents/${(await provider.hold()).id}/expire`)
    await arrived('charge.succeeded', 'charge.expired', 'payment_intent.canceled')
  })

  it('tells of money that went back, and of a dispute and its end', async () => {
    await listenTo(listener, { events: ['refund.*', 'charge.refunded', 'charge.dispute.*'] })
    const { id } = await provider.hold({ capture_method: 'automatic' })
    await provider.control('POST', `payment_intents/${id}/dispute`)
    await provider.control('POST', `payment_intents/${id}/dispute`, { outcome: 'won' })
    await arrived(
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    )
    for (const { data } of listener.events) expect(data.object).toMatchObject({ object: 'dispute', payment_intent: id })
    listener.events.length = 0
    const refund = await provider.stripe.refunds.create({
      payment_intent: (await provider.hold({ capture_method: 'automatic' })).id,
    })
    await arrived('refund.created', 'charge.refunded')
    listener.events.length = 0
    await provider.control('POST', `refunds/${refund.id}/fail`)
    await arrived('refund.updated', 'refund.failed')
  })

  it('tells again after an error, until it is heard', async () => {
    listener.refuse(500, 503, 302)
    const { id } = await provider.open()
    await arrived('payment_intent.created')
    expect(listener.refused).toBe(3)
    expect(listener.events[0]!.data.object).toMatchObject({ id })
  })

  it('tells twice when asked to', async () => {
    await disturb({ duplicate: 1 })
    await provider.open()
    await arrived('payment_intent.created', 'payment_intent.created')
    expect(new Set(listener.events.map(({ id }) => id)).size).toBe(1)
    listener.events.length = 0
    await provider.open()
    await arrived('payment_intent.created')
  })

  it('never tells what is to be lost', async () => {
    await disturb({ drop: 1 })
    await provider.open({ description: 'lost' })
    await eventually(async () => expect((await provider.control('GET', 'webhooks')).body).toMatchObject({ drop: 0 }))
    await provider.open({ description: 'heard' })
    await arrived('payment_intent.created')
    expect(listener.events[0]!.data.object).toMatchObject({ description: 'heard' })
  })

  it('tells nothing while paused, everything after, and the newest first when out of order', async () => {
    await disturb({ pause: true })
    const { id } = await provider.hold()
    await provider.stripe.paymentIntents.capture(id)
    expect(listener.events).toEqual([])
    await disturb({ pause: false, reorder: true })
    await eventually(() => expect(listener.types()).toHaveLength(5))
    expect(listener.types()).toEqual([
      'payment_intent.succeeded',
      'charge.captured',
      'payment_intent.amount_capturable_updated',
      'charge.succeeded',
      'payment_intent.created',
    ])
  })

  it('tells late when asked to', async () => {
    await disturb({ delay_ms: 700 })
    const before = Date.now()
    await provider.open()
    await arrived('payment_intent.created')
    expect(Date.now() - before).toBeGreaterThanOrEqual(700)
  })

  it('sends what is late at once when all is put back', async () => {
    await disturb({ delay_ms: 3_600_000 })
    await provider.open()
    await provider.control('DELETE', 'webhooks')
    await arrived('payment_intent.created')
  })

  it('remembers what it has to tell over a restart', async () => {
    await disturb({ pause: true })
    await provider.open()
    await provider.restart()
    await arrived('payment_intent.created')
  })

  it('tells a listener that was away, and does not let it hold up another', async () => {
    const away = await startListener()
    await away.stop()
    await provider.control('PUT', 'webhooks/endpoints', { endpoints: [{ url: away.url }, { url: listener.url }] })
    await provider.open()
    await arrived('payment_intent.created')
  })

  it.each([
    ['a negative delay', 'POST', 'webhooks', { delay_ms: -1 }],
    ['an unknown trouble', 'POST', 'webhooks', { lose: 1 }],
    ['an endpoint that has no web address', 'PUT', 'webhooks/endpoints', { endpoints: [{ url: 'localhost' }] }],
    [
      'an address twice',
      'PUT',
      'webhooks/endpoints',
      { endpoints: [{ url: 'http://a.example/' }, { url: 'http://a.example/' }] },
    ],
  ])('refuses %s', async (_what, method, path, body) => {
    expect(await provider.control(method, path, body)).toMatchObject({ status: 400 })
  })
})
