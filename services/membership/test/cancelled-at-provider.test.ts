import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { cards, refusalOf, type Subscribers, secretKey, startSubscribers, webhookSecret } from './harness.ts'

const HOUR = 3_600_000
let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers()
})
afterAll(() => members.stop())
afterEach(() => members.now())

/** What the notice of a confirmed card is answered with. */
async function tell(setup: object): Promise<number> {
  const notice = { id: `evt_${randomUUID()}`, object: 'event', type: 'setup_intent.succeeded', data: { object: setup } }
  const payload = JSON.stringify(notice)
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const url = '/api/webhooks/stripe/membership'
  return (await members.app.inject({ method: 'POST', url, headers, payload })).statusCode
}

describe('a subscription that is cancelled at the provider before its paid end', () => {
  it('locks nobody out of the year that was paid, and ends with it', async () => {
    const viewer = await members.premium()
    const { paidUntil } = await members.status(viewer)
    await members.cancelAtProvider(viewer)
    await members.until(viewer, { state: 'ending', paidUntil, premiumUntil: paidUntil, renewsAt: null })
    expect(refusalOf(await members.post('resume', viewer))).toMatchObject({ status: 409, code: 'NOTHING_TO_RESUME' })
    await members.advance(viewer, new Date(new Date(paidUntil!).getTime() + HOUR))
    await members.until(viewer, { state: 'ended', premiumUntil: null })
  })

  it('takes no other card, and the provider need not say again that there is one', async () => {
    const viewer = await members.premium()
    const { clientSecret } = (await members.post('payment-method', viewer)).json()
    await members.cancelAtProvider(viewer)
    await members.until(viewer, { state: 'ending' })
    const { body } = await members.setUp(clientSecret, cards.other)
    const answer = await members.send('PUT', '/api/membership/payment-method', viewer, { setupIntentId: body.id })
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'NO_CARD_TO_KEEP' })
    expect(await tell({ id: body.id, object: 'setup_intent', customer: (await members.row(viewer)).customerId })).toBe(
      200,
    )
  })

  it('can still be withdrawn from', async () => {
    const viewer = await members.premium()
    await members.cancelAtProvider(viewer)
    await members.until(viewer, { state: 'ending' })
    expect((await members.post('withdraw', viewer)).json()).toEqual({ tier: 'free' })
    expect(await members.status(viewer)).toMatchObject({ state: 'refunded', premiumUntil: null })
  })

  it('while its renewal is unpaid ends it, and nobody can pay that renewal afterwards', async () => {
    const viewer = await members.premium()
    const { customerId, paidUntil } = await members.row(viewer)
    await members.sandbox.control(`customers/${customerId}/card`, { payment_method: cards.failsLater })
    await members.advance(viewer, new Date(paidUntil!.getTime() + 2 * HOUR))
    await members.until(viewer, { state: 'past_due' })
    const { clientSecret } = (await members.post('pay-renewal', viewer)).json()
    await members.cancelAtProvider(viewer)
    await members.until(viewer, { state: 'ended', premiumUntil: null })
    expect((await members.pay(clientSecret)).status).not.toBe(200)
    expect((await members.paymentsOf(viewer)).map(({ status }) => status)).toEqual(['paid', 'void'])
  })

  it('by an administrator of ours is over at once, whatever the provider says of it later', async () => {
    const viewer = await members.premium()
    const admin = { ...members.newcomer('admin') }
    const body = { refund: false, reason: 'Asked by letter' }
    await members.send('POST', `/api/admin/memberships/${viewer.id}/end`, admin, body)
    const { subscriptionId } = await members.row(viewer)
    const before = (await members.row(viewer)).reading
    await members.confirm(viewer, subscriptionId!)
    const row = await members.row(viewer)
    expect(row.reading).toBeGreaterThan(before)
    expect(row).toMatchObject({ state: 'ended', premiumUntil: null })
  })
})
