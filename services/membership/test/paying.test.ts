import type { Envelope, Membership as Told } from '@storyright/contracts/events'
import { internalTokenHeader } from '@storyright/contracts/http'
import { paymentSentence } from '@storyright/contracts/vocabulary'
import { eventually, type Recording, recordEvents } from '@storyright/testing'
import { cards, internalToken, refusalOf, type Subscribers, someone, startSubscribers } from './harness.ts'

let members: Subscribers
let told: Recording<Envelope<Told>>
beforeAll(async () => {
  members = await startSubscribers()
  told = await recordEvents(members.natsUrl, 'membership.membership.>')
})
afterAll(async () => {
  await told.stop()
  await members.stop()
})
afterEach(async () => {
  members.identity.keepsSilent = false
  await members.sandbox.calm('faults')
  await members.sandbox.calm('webhooks')
})

const eventsOf = (id: string) =>
  told.messages
    .filter(({ subject }) => subject === id)
    .map(({ type, entityversion }) => [type.split('.')[2], entityversion])
const inAYear = (date: string) => {
  const year = new Date(date)
  year.setUTCFullYear(year.getUTCFullYear() + 1)
  return year.toISOString()
}

describe('who has paid', () => {
  it('is premium for a year when the page asks, before any webhook comes', async () => {
    await members.sandbox.control('webhooks', { drop: 1_000 })
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    await members.pay(clientSecret)
    const answer = await members.confirm(viewer, subscriptionId)
    expect(answer.statusCode).toBe(200)
    const [payment] = await members.paymentsOf(viewer)
    const paidUntil = payment!.periodEnd.toISOString()
    expect(paidUntil).toBe(inAYear(payment!.periodStart.toISOString()))
    expect(answer.json()).toMatchObject({
      tier: 'premium',
      state: 'active',
      subscriptionId,
      paidUntil,
      premiumUntil: paidUntil,
      renewsAt: paidUntil,
      cancelAtPeriodEnd: false,
      nextCharge: { net: 180, vat: 36, gross: 216, currency: 'GBP', at: paidUntil },
      withdrawUntil: new Date(payment!.paidAt!.getTime() + 14 * 24 * 3_600_000).toISOString(),
      features: { monthlyListingViews: null },
    })
  })

  it('is premium by the webhook alone, when the tab was closed', async () => {
    const viewer = members.newcomer()
    const { clientSecret } = await members.begin(viewer)
    await members.pay(clientSecret)
    await members.until(viewer, { state: 'active' })
  })

  it('has one payment, one invoice and the card on file', async () => {
    const viewer = await members.premium()
    await members.until(viewer, { state: 'active' })
    expect(await members.paymentsOf(viewer)).toMatchObject([
      { status: 'paid', isRenewal: false, netPence: 18_000, vatPence: 3_600, grossPence: 21_600, vatPercent: 20 },
    ])
    expect(await members.documentsOf(viewer)).toMatchObject([{ kind: 'invoice', customerName: 'Iris Okafor' }])
    expect((await members.get('/api/membership/payment-method', viewer)).json()).toMatchObject({
      brand: 'visa',
      last4: '4242',
    })
  })

  it('is told of once, with the whole state and the invoice', async () => {
    const viewer = await members.premium()
    await eventually(() =>
      expect(eventsOf(viewer.id)).toEqual([
        ['changed', 1],
        ['activated', 2],
      ]),
    )
    const { data } = told.messages.findLast(({ subject }) => subject === viewer.id)!
    const [document] = await members.documentsOf(viewer)
    const [payment] = await members.paymentsOf(viewer)
    expect(data).toMatchObject({
      userId: viewer.id,
      state: 'active',
      premiumExpiresAt: payment!.periodEnd.toISOString(),
      card: { brand: 'visa', last4: '4242' },
      invoice: { number: document!.number, net: 180, vat: 36, gross: 216, vatPercent: 20, status: 'paid' },
    })
    // Every further webhook and look changes nothing.
    await members.confirm(viewer, (await members.row(viewer)).subscriptionId!)
    expect((await members.row(viewer)).version).toBe(2)
  })

  it('is told of again to services that build what they keep of it', async () => {
    const viewer = await members.premium()
    await members.app.inject({
      method: 'POST',
      url: '/internal/republish',
      headers: { [internalTokenHeader]: internalToken },
    })
    await eventually(() => expect(eventsOf(viewer.id)).toContainEqual(['snapshot', 2]))
    const { data } = told.messages.findLast(({ subject }) => subject === viewer.id)!
    expect(data).toMatchObject({ state: 'active', invoice: { gross: 216 } })
  })

  it('is decided by the token alone where the plan is read', async () => {
    const viewer = await members.premium()
    expect(await members.status(viewer)).toMatchObject({ tier: 'free', usage: { remaining: 5 } })
    expect(await members.status({ ...viewer, tier: 'premium' })).toMatchObject({
      tier: 'premium',
      usage: { remaining: null },
    })
  })
})

describe('confirming', () => {
  it('says of what is not paid that it is not, and changes nothing', async () => {
    const viewer = members.newcomer()
    const { subscriptionId } = await members.begin(viewer)
    expect(refusalOf(await members.confirm(viewer, subscriptionId))).toMatchObject({ status: 409, code: 'NOT_PAID' })
    expect(await members.status(viewer)).toMatchObject({ state: 'incomplete' })
  })

  it('says what the bank said of a card that it declined; another card then pays, once', async () => {
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    expect((await members.pay(clientSecret, cards.declined)).status).toBe(402)
    const { status, says } = refusalOf(await members.confirm(viewer, subscriptionId))
    expect(status).toBe(409)
    expect(says).toContain(paymentSentence({ code: 'card_declined' }))
    expect(await members.paymentsOf(viewer)).toMatchObject([{ status: 'failed' }])
    expect((await members.begin(viewer)).clientSecret).toBe(clientSecret)
    await members.pay(clientSecret)
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(200)
    expect(await members.paymentsOf(viewer)).toMatchObject([{ status: 'paid', declinedBecause: null }])
  })

  it('waits for the bank’s question, whose answer decides', async () => {
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    const { body } = await members.pay(clientSecret, cards.asks)
    expect(body.status).toBe('requires_action')
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(409)
    await members.sandbox.control(`payment_intents/${body.id}/authenticate`, { outcome: 'succeed' })
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(200)
  })

  it('knows neither an unknown subscription nor somebody else’s', async () => {
    const viewer = members.newcomer()
    const { subscriptionId } = await members.begin(viewer)
    expect((await members.confirm(viewer, 'sub_unknown')).statusCode).toBe(404)
    expect((await members.confirm(members.newcomer(), subscriptionId)).statusCode).toBe(404)
    expect((await members.confirm(await members.premium(), subscriptionId)).statusCode).toBe(404)
  })

  it.each([{}, { subscriptionId: 1 }, { subscriptionId: '' }, { subscriptionId: 'sub_1', more: 1 }, []])(
    'refuses nonsense: %j',
    async (body) => expect((await members.post('confirm', members.newcomer(), body)).statusCode).toBe(400),
  )

  it('is for producers', async () => {
    expect((await members.confirm(someone('agent'), 'sub_1')).statusCode).toBe(403)
  })

  it('answers when identity has followed, and after two seconds anyway', async () => {
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    await members.pay(clientSecret)
    const said: number[] = []
    const behindAtFirst = () => (said.length === 0 ? 0 : 1_000)
    members.identity.membershipVersions.set(viewer.id, () => said[said.push(behindAtFirst()) - 1]!)
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(200)
    expect(said).toEqual([0, 1_000])
    members.identity.membershipVersions.set(viewer.id, () => 0)
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(200)
  })

  it('answers without identity', async () => {
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    await members.pay(clientSecret)
    members.identity.keepsSilent = true
    expect((await members.confirm(viewer, subscriptionId)).json()).toMatchObject({ tier: 'premium' })
  })

  it('says when the provider does not answer, and the webhook or the next look finishes it', async () => {
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    await members.sandbox.control('faults', { operation: 'subscriptions.retrieve', status: 500, times: 1_000 })
    expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(503)
    await members.sandbox.calm('faults')
    await members.pay(clientSecret)
    await members.until(viewer, { state: 'active' })
  })
})
