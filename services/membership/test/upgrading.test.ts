import { premiumAmount } from '@storyright/contracts/vocabulary'
import { refusalOf, type Subscribers, someone, startSubscribers } from './harness.ts'

let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers()
})
afterAll(() => members.stop())
afterEach(async () => {
  members.identity.keepsSilent = false
  await members.sandbox.calm('faults')
})
const fail = (operation: string, fault: object) => members.sandbox.control('faults', { operation, ...fault })

describe('an upgrade', () => {
  it('begins a subscription of a year with its VAT, whose card is kept for the renewals', async () => {
    const viewer = members.newcomer()
    const { clientSecret, subscriptionId, amount } = await members.begin(viewer)
    expect(amount).toEqual(premiumAmount)
    expect(clientSecret).toMatch(/^pi_.*_secret_/)
    const { attempt, termsAcceptedAt, customerId, state } = await members.row(viewer)
    expect([state, attempt, termsAcceptedAt]).toEqual(['incomplete', 1, expect.any(Date)])
    expect(await members.atProvider(`subscriptions/${subscriptionId}`)).toMatchObject({
      status: 'incomplete',
      customer: customerId,
      metadata: { service: 'membership', deployment: 'these-tests', personId: viewer.id, attempt: '1' },
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
    })
    expect(await members.atProvider(`customers/${customerId}`)).toMatchObject({
      name: 'Iris Okafor',
      email: `${viewer.id}@storyright.test`,
    })
    expect(await members.status(viewer)).toMatchObject({ tier: 'free', state: 'incomplete', subscriptionId })
  })

  it('needs one product, price and tax rate for everybody', async () => {
    await members.begin(members.newcomer())
    await members.begin(members.newcomer())
    for (const kind of ['products', 'prices', 'tax_rates'])
      expect((await members.atProvider<{ data: unknown[] }>(kind)).data).toHaveLength(1)
  })

  it('goes on with what is not paid yet: the same on another day, tab or device', async () => {
    const viewer = members.newcomer()
    const begun = await members.begin(viewer)
    expect(await members.begin(viewer)).toEqual(begun)
    expect(await members.subscriptionsOf(viewer)).toHaveLength(1)
  })

  it('is one subscription, however many tabs begin it at once', async () => {
    const viewer = members.newcomer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => members.upgrade(viewer)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(1)
    expect(await members.subscriptionsOf(viewer)).toHaveLength(1)
  })

  it('takes no body, or an empty one, or one with null', async () => {
    const viewer = members.newcomer()
    expect((await members.send('POST', '/api/membership/upgrade', viewer)).statusCode).toBe(200)
    expect((await members.upgrade(viewer, {})).statusCode).toBe(200)
    expect((await members.row(viewer)).termsAcceptedAt).toBeNull()
  })

  it.each([{ termsAccepted: false }, { termsAccepted: 'yes' }, { more: 1 }, []])(
    'refuses nonsense: %j',
    async (body) => {
      const viewer = members.newcomer()
      expect((await members.upgrade(viewer, body)).statusCode).toBe(400)
      expect(await members.db.member.count({ where: { personId: viewer.id } })).toBe(0)
    },
  )
})

describe('nobody upgrades who', () => {
  it('is an agent, an administrator or not signed in', async () => {
    expect((await members.upgrade(someone('agent'))).statusCode).toBe(403)
    expect((await members.upgrade(someone('admin'))).statusCode).toBe(403)
    expect((await members.send('POST', '/api/membership/upgrade', null, {})).statusCode).toBe(401)
  })

  it('is premium: by role, by subscription or by a grant', async () => {
    const byRole = members.newcomer('premium')
    const subscribed = await members.premium()
    const granted = members.newcomer()
    const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000)
    await members.db.member.create({
      data: { personId: granted.id, grantedUntil: inAMonth, premiumUntil: inAMonth },
    })
    for (const viewer of [byRole, subscribed, granted])
      expect(refusalOf(await members.upgrade(viewer))).toMatchObject({ status: 409, code: 'PREMIUM_ALREADY' })
    expect(await members.subscriptionsOf(subscribed)).toHaveLength(1)
  })

  it('has closed the account', async () => {
    const viewer = members.newcomer()
    await members.db.member.create({ data: { personId: viewer.id, isClosed: true } })
    expect((await members.upgrade(viewer)).statusCode).toBe(403)
  })
})

describe('while identity is away', () => {
  it('nobody begins, and nothing is half done', async () => {
    const viewer = members.newcomer()
    members.identity.keepsSilent = true
    expect((await members.upgrade(viewer)).statusCode).toBe(503)
    expect(await members.row(viewer)).toMatchObject({ state: 'none', customerId: null, subscriptionId: null })
    members.identity.keepsSilent = false
    await members.begin(viewer)
  })
})

describe('when the card provider', () => {
  it.each([
    ['does not answer', { drop: true }],
    ['answers with an error', { status: 500 }],
    ['takes no more requests', { status: 429 }],
  ])('%s, upgrading says so, and the next try begins one subscription', async (_what, fault) => {
    const viewer = members.newcomer()
    await fail('subscriptions.create', fault)
    const answer = await members.upgrade(viewer)
    expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'PROVIDER_SILENT' })
    expect(answer.headers['retry-after']).toBeDefined()
    expect(await members.status(viewer)).toMatchObject({ tier: 'free', state: 'none', subscriptionId: null })
    await members.begin(viewer)
    expect(await members.subscriptionsOf(viewer)).toHaveLength(1)
  })

  it.each([
    ['loses its answer', { drop: true, when: 'after' }],
    ['answers with an error although it has begun it', { status: 500, when: 'after' }],
  ])('%s, the next try goes on with what it has begun', async (_what, fault) => {
    const viewer = members.newcomer()
    await fail('subscriptions.create', fault)
    expect((await members.upgrade(viewer)).statusCode).toBe(503)
    const [made] = await members.subscriptionsOf(viewer)
    expect((await members.begin(viewer)).subscriptionId).toBe(made!.id)
    expect(await members.subscriptionsOf(viewer)).toHaveLength(1)
  })

  it('does not make a customer, the next try makes one', async () => {
    const viewer = members.newcomer()
    await fail('customers.create', { status: 500 })
    expect((await members.upgrade(viewer)).statusCode).toBe(503)
    await members.begin(viewer)
  })
})
