import { eventually } from '@storyright/testing'
import type Stripe from 'stripe'
import { type Provider, startProvider } from './support/provider.ts'

describe('ending holds', () => {
  let provider: Provider
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.stop())

  const look = (id: string) => provider.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  const gone = {
    status: 'canceled',
    cancellation_reason: 'automatic',
    amount_capturable: 0,
    amount_received: 0,
    latest_charge: { captured: false, refunded: true },
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
    await move(id, Math.floor(Date.now() / 1000) + 1)
    const events = () => provider.stripe.events.list({ type: 'charge.expired' })
    await eventually(async () =>
      expect((await events()).data).toContainEqual(
        expect.objectContaining({ data: { object: expect.objectContaining({ payment_intent: id }) } }),
      ),
    )
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

  it('leaves captured money alone', async () => {
    const { id } = await provider.hold()
    await move(id, Math.floor(Date.now() / 1000) + 3600)
    await provider.stripe.paymentIntents.capture(id)
    expect(await move(id, 1)).toMatchObject({ status: 409 })
    expect(await look(id)).toMatchObject({ status: 'succeeded' })
  })
})
