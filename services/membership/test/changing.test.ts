import type { Envelope, Membership as Told } from '@storyright/contracts/events'
import { eventually, type Recording, recordEvents } from '@storyright/testing'
import { cards, expectToWaitForIdentity, refusalOf, type Subscribers, startSubscribers } from './harness.ts'

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
  members.now()
  await members.sandbox.calm('faults')
})
const verbsOf = (id: string) =>
  told.messages.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2])
const untilTold = (id: string, verbs: string[]) => eventually(() => expect(verbsOf(id)).toEqual(verbs))
const atOurProvider = async (id: string) => {
  const { subscriptionId } = await members.db.member.findUniqueOrThrow({ where: { personId: id } })
  return members.atProvider<{ status: string; cancel_at_period_end: boolean; default_payment_method: string }>(
    `subscriptions/${subscriptionId}`,
  )
}

describe('cancelling', () => {
  it('takes effect at the end of the period, until when everything stays open; resuming takes it back', async () => {
    const viewer = await members.premium()
    const { paidUntil } = await members.status(viewer)
    expect((await members.post('cancel', viewer)).json()).toMatchObject({
      tier: 'premium',
      state: 'ending',
      cancelAtPeriodEnd: true,
      paidUntil,
      premiumUntil: paidUntil,
      renewsAt: null,
      nextCharge: null,
    })
    expect(await atOurProvider(viewer.id)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect((await members.post('resume', viewer)).json()).toMatchObject({
      state: 'active',
      cancelAtPeriodEnd: false,
      renewsAt: paidUntil,
    })
    expect(await atOurProvider(viewer.id)).toMatchObject({ cancel_at_period_end: false })
    await untilTold(viewer.id, ['changed', 'activated', 'cancelled', 'resumed'])
  })

  it('is refused where there is nothing to cancel, and resuming where nothing was cancelled', async () => {
    const never = members.newcomer()
    const begun = members.newcomer()
    await members.begin(begun)
    const active = await members.premium()
    for (const viewer of [never, begun])
      expect(refusalOf(await members.post('cancel', viewer))).toMatchObject({ status: 409, code: 'NOTHING_TO_CANCEL' })
    for (const viewer of [never, begun, active])
      expect(refusalOf(await members.post('resume', viewer))).toMatchObject({ status: 409, code: 'NOTHING_TO_RESUME' })
    await members.post('cancel', active)
    expect((await members.post('cancel', active)).statusCode).toBe(409)
  })

  it('whose answer was lost is found by the next look', async () => {
    const viewer = await members.premium()
    await members.sandbox.control('faults', { operation: 'subscriptions.update', drop: true, when: 'after' })
    expect((await members.post('cancel', viewer)).statusCode).toBe(503)
    await members.until(viewer, { state: 'ending' })
  })

  it('takes a body of nothing, null and nonsense alike', async () => {
    const viewer = await members.premium()
    expect((await members.post('cancel', viewer, {})).statusCode).toBe(200)
  })
})

describe('a change of the plan', () => {
  it.each(['cancel', 'resume', 'withdraw'])('is answered when identity has followed: %s', async (what) => {
    const viewer = await members.premium()
    if (what === 'resume') await members.post('cancel', viewer)
    await expectToWaitForIdentity(members, viewer.id, () => members.post(what, viewer))
  })
})

describe('withdrawing', () => {
  it('gives all of the money back, once, and ends premium at once', async () => {
    const viewer = await members.premium()
    expect((await members.post('withdraw', viewer)).json()).toEqual({ tier: 'free' })
    expect(await members.status(viewer)).toMatchObject({
      state: 'refunded',
      premiumUntil: null,
      paidUntil: null,
      withdrawUntil: null,
    })
    expect(await members.paymentsOf(viewer)).toMatchObject([{ status: 'refunded', refundedAt: expect.any(Date) }])
    expect(await members.documentsOf(viewer)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }])
    expect((await atOurProvider(viewer.id)).status).toBe('canceled')
    await untilTold(viewer.id, ['changed', 'activated', 'refunded'])
    const { data } = told.messages.findLast(({ subject }) => subject === viewer.id)!
    expect(data).toMatchObject({ premiumExpiresAt: null, invoice: { status: 'credit_note', gross: -216 } })
    expect(data.invoice!.creditOf).toBe((await members.documentsOf(viewer))[0]!.number)
  })

  it('twice at once, and once more, gives it back once', async () => {
    const viewer = await members.premium()
    const answers = await Promise.all([members.post('withdraw', viewer), members.post('withdraw', viewer)])
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await members.post('withdraw', viewer)).statusCode).toBe(409)
    const intentId = (await members.paymentsOf(viewer))[0]!.intentId
    const { data } = await members.atProvider<{ data: { amount: number }[] }>(`refunds?payment_intent=${intentId}`)
    expect(data).toMatchObject([{ amount: 21_600 }])
  })

  it('is refused to who never paid', async () => {
    const begun = members.newcomer()
    await members.begin(begun)
    for (const viewer of [members.newcomer(), begun])
      expect(refusalOf(await members.post('withdraw', viewer))).toMatchObject({ status: 409, code: 'CANNOT_WITHDRAW' })
  })

  it('is possible after a cancellation, and again from another contract', async () => {
    const viewer = await members.premium()
    await members.post('cancel', viewer)
    expect((await members.post('withdraw', viewer)).json()).toEqual({ tier: 'free' })
    const { clientSecret, subscriptionId } = await members.begin(viewer)
    await members.pay(clientSecret)
    expect((await members.confirm(viewer, subscriptionId)).json()).toMatchObject({ tier: 'premium', state: 'active' })
    expect((await members.post('withdraw', viewer)).json()).toEqual({ tier: 'free' })
    expect(await members.paymentsOf(viewer)).toMatchObject([{ status: 'refunded' }, { status: 'refunded' }])
  })

  it.each([
    ['subscriptions.cancel', { status: 500 }],
    ['subscriptions.cancel', { drop: true, when: 'after' }],
    ['refunds.create', { status: 500 }],
    ['refunds.create', { drop: true, when: 'after' }],
  ])('is finished later when %s fails: %j', async (operation, fault) => {
    const viewer = await members.premium()
    await members.sandbox.control('faults', { operation, times: 1, ...fault })
    expect(refusalOf(await members.post('withdraw', viewer))).toMatchObject({ status: 503, code: 'END_UNKNOWN' })
    // What the request left is the upkeep's half a minute later.
    await members.db.member.update({ where: { personId: viewer.id }, data: { nextTryAt: null } })
    await members.until(viewer, { state: 'refunded' })
    const intentId = (await members.paymentsOf(viewer))[0]!.intentId
    const { data } = await members.atProvider<{ data: unknown[] }>(`refunds?payment_intent=${intentId}`)
    expect(data).toHaveLength(1)
  })
})

describe('another card', () => {
  const replace = async (viewer: Awaited<ReturnType<Subscribers['premium']>>, card: string) => {
    const { clientSecret } = (await members.post('payment-method', viewer)).json()
    const { body } = await members.setUp(clientSecret, card)
    return { setupIntentId: body.id ?? clientSecret.split('_secret_')[0], status: body.status }
  }
  const keep = (viewer: Awaited<ReturnType<Subscribers['premium']>>, body: object) =>
    members.send('PUT', '/api/membership/payment-method', viewer, body)

  it('is kept for the subscription, and shown', async () => {
    const viewer = await members.premium()
    const { setupIntentId } = await replace(viewer, cards.other)
    const answer = await keep(viewer, { setupIntentId })
    expect(answer.json()).toMatchObject({ brand: 'mastercard' })
    expect((await members.get('/api/membership/payment-method', viewer)).json()).toEqual(answer.json())
    const { default_payment_method: method } = await atOurProvider(viewer.id)
    const { customerId } = await members.row(viewer)
    expect(await members.atProvider(`customers/${customerId}`)).toMatchObject({
      invoice_settings: { default_payment_method: method },
    })
    await untilTold(viewer.id, ['changed', 'activated', 'changed'])
  })

  it('is kept although the browser never came back to say so', async () => {
    const viewer = await members.premium()
    const { clientSecret } = (await members.post('payment-method', viewer)).json()
    await members.setUp(clientSecret, cards.other)
    const card = async () => (await members.get('/api/membership/payment-method', viewer)).json()
    await eventually(async () => expect(await card()).toMatchObject({ brand: 'mastercard' }))
  })

  it('is not kept before it is confirmed', async () => {
    const viewer = await members.premium()
    const { clientSecret } = (await members.post('payment-method', viewer)).json()
    const setupIntentId = clientSecret.split('_secret_')[0]
    expect(refusalOf(await keep(viewer, { setupIntentId }))).toMatchObject({ status: 409, code: 'SETUP_NOT_DONE' })
  })

  it('of somebody else, and an unknown one, is not there', async () => {
    const [viewer, other] = [await members.premium(), await members.premium()]
    const { setupIntentId } = await replace(other, cards.other)
    expect((await keep(viewer, { setupIntentId })).statusCode).toBe(404)
    expect((await keep(viewer, { setupIntentId: 'seti_unknown' })).statusCode).toBe(404)
    expect((await members.get('/api/membership/payment-method', viewer)).json()).toMatchObject({ brand: 'visa' })
  })

  it('needs a membership', async () => {
    const begun = members.newcomer()
    await members.begin(begun)
    for (const viewer of [members.newcomer(), begun]) {
      expect((await members.post('payment-method', viewer)).statusCode).toBe(409)
      expect((await keep(viewer, { setupIntentId: 'seti_1' })).statusCode).toBe(409)
      expect((await members.get('/api/membership/payment-method', viewer)).json()).toBeNull()
    }
    expect((await keep(begun, {})).statusCode).toBe(400)
  })
})

it('How a browser pays is said to who is signed in', async () => {
  const url = '/api/membership/payment-settings'
  expect((await members.get(url, members.newcomer())).json()).toEqual({
    publishableKey: 'pk_test_storyright',
    sandboxUrl: members.sandbox.url,
  })
  expect((await members.get(url, null)).statusCode).toBe(401)
})
