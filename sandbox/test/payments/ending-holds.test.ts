import { eventually } from '@storyright/testing'
import type Stripe from 'stripe'
import { type Listener, startListener } from './support/listener.ts'
import { type Provider, startProvider } from './support/provider.ts'

describe('ending holds', () => {
  let provider: Provider
  let listener: Listener | undefined
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())
  afterEach(async () => {
    await listener?.stop()
    listener = undefined
  })

  const look = (id: string) => provider.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  const gone = {
    status: 'canceled',
    cancellation_reason: 'expired',
    amount_capturable: 0,
    amount_received: 0,
    latest_charge: { captured: false, amount_captured: 0, refunded: false, amount_refunded: 0 },
  }
  const move = (id: string, at: unknown) => provider.control('POST', `payment_intents/${id}/capture_before`, { at })

  it('ends a hold by a control, for good', async () => {
    const { id } = await provider.hold()
    expect(await provider.control('POST', `payment_intents/${id}/expire`)).toMatchObject({ status: 200 })
    expect(await look(id)).toMatchObject(gone)
    await expect(provider.stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    })
    expect(await provider.control('POST', `payment_intents/${id}/expire`)).toMatchObject({ status: 409 })
  })

  it('brings the end nearer without ending the hold', async () => {
    const { id } = await provider.hold()
    const soon = new Date(Date.now() + 3600 * 1000)
    expect(await move(id, soon.toISOString())).toMatchObject({ status: 200 })
    const { status, latest_charge } = await look(id)
    const { payment_method_details: details } = latest_charge as Stripe.Charge
    expect([status, details!.card!.capture_before]).toEqual(['requires_capture', Math.floor(soon.getTime() / 1000)])
    expect(await move(id, 'tomorrow')).toMatchObject({ status: 400 })
  })

  it('ends a hold by itself when its time is over', async () => {
    const { id } = await provider.hold()
    listener = await startListener()
    await provider.control('PUT', 'webhooks/endpoints', {
      endpoints: [{ url: listener.url, events: ['charge.expired'] }],
    })
    await move(id, Math.floor(Date.now() / 1000) + 1)
    await eventually(() => expect(listener!.types()).toEqual(['charge.expired']))
    expect(await look(id)).toMatchObject(gone)
  })

  it('captures nothing that ended in the meantime', async () => {
    const { id } = await provider.hold()
    await move(id, Math.floor(Date.now() / 1000))
    await expect(provider.stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await look(id)).toMatchObject(gone)
  })

  it('ends holds whose time passed while it did not run', async () => {
    const { id } = await provider.hold()
    await move(id, Math.floor(Date.now() / 1000) + 1)
    await provider.restart()
    await eventually(async () => expect(await look(id)).toMatchObject(gone))
  })

  it('lets a hold run out that is not cancelled yet: it looks held, and is too late to capture', async () => {
    const { id } = await provider.hold()
    expect(await provider.control('POST', `payment_intents/${id}/run_out`)).toMatchObject({ status: 200 })
    await expect(provider.stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_expired_for_capture',
    })
    expect(await look(id)).toMatchObject({ status: 'requires_capture' })
    expect(await provider.stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' })
  })

  it('leaves captured money alone', async () => {
    const { id } = await provider.hold()
    await move(id, Math.floor(Date.now() / 1000) + 3600)
    await provider.stripe.paymentIntents.capture(id)
    expect(await move(id, 1)).toMatchObject({ status: 409 })
    expect(await look(id)).toMatchObject({ status: 'succeeded' })
  })
})
