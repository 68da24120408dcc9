import { randomUUID } from 'node:crypto'
import { userClosed, userRegistered } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, eventually, openPublisher, type Publisher, samplePerson } from '@storyright/testing'
import { refusalOf, type Subscribers, someone, startSubscribers } from './harness.ts'

const DAY = 24 * 3_600_000
let members: Subscribers
let identity: Publisher
beforeAll(async () => {
  members = await startSubscribers()
  identity = await openPublisher(members.natsUrl)
})
afterAll(async () => {
  await identity.stop()
  await members.stop()
})
afterEach(async () => {
  members.now()
  await members.sandbox.calm('faults')
})

const close = (viewer: Viewer, version = 9, at = members.clock()) =>
  identity.say(userClosed, version, closedPerson(viewer), at)
const untilRow = (viewer: Viewer, expected: object) =>
  eventually(async () => expect(await members.row(viewer)).toMatchObject(expected), { within: 20_000 })
const refundsOf = async (viewer: Viewer) => {
  const [payment] = await members.paymentsOf(viewer)
  const { data } = await members.atProvider<{ data: unknown[] }>(`refunds?payment_intent=${payment!.intentId}`)
  return data.length
}

describe('closing an account', () => {
  it('within 14 days ends the membership at once and gives the money back', async () => {
    const viewer = await members.premium()
    await close(viewer)
    await untilRow(viewer, { state: 'refunded', premiumUntil: null, endBecause: null, isClosed: true })
    expect(await refundsOf(viewer)).toBe(1)
    expect(await members.subscriptionsOf(viewer)).toMatchObject([{ status: 'canceled' }])
  })

  it('later ends it at once, without a refund', async () => {
    const viewer = await members.premium()
    await members.advance(viewer, new Date(Date.now() + 20 * DAY))
    await close(viewer)
    await untilRow(viewer, { state: 'ended', premiumUntil: null })
    expect(await refundsOf(viewer)).toBe(0)
  })

  it('ends an upgrade that is not paid yet: nobody can pay it any more', async () => {
    const viewer = members.newcomer()
    const { clientSecret } = await members.begin(viewer)
    await close(viewer)
    await untilRow(viewer, { state: 'none', endBecause: null })
    expect((await members.pay(clientSecret)).status).not.toBe(200)
    expect((await members.upgrade(viewer)).statusCode).toBe(403)
  })

  it('gives back what was paid a moment ago and is not known here yet', async () => {
    const viewer = members.newcomer()
    const { clientSecret } = await members.begin(viewer)
    await members.sandbox.control('webhooks', { pause: true })
    await members.pay(clientSecret)
    await close(viewer)
    await untilRow(viewer, { state: 'refunded', premiumUntil: null })
    await members.sandbox.calm('webhooks')
    expect(await refundsOf(viewer)).toBe(1)
  })

  it('ends an upgrade of which the provider’s answer was lost', async () => {
    const viewer = members.newcomer()
    await members.sandbox.control('faults', { operation: 'subscriptions.create', drop: true, when: 'after' })
    expect((await members.upgrade(viewer)).statusCode).toBe(503)
    await close(viewer)
    await untilRow(viewer, { state: 'none', upgradingSince: null, endBecause: null })
    for (const { status } of await members.subscriptionsOf(viewer))
      expect(['canceled', 'incomplete_expired']).toContain(status)
  })

  it('ends what comes to life after it', async () => {
    const viewer = await members.premium()
    await members.db.member.update({ where: { personId: viewer.id }, data: { isClosed: true, comparedAt: null } })
    await untilRow(viewer, { state: 'refunded', endBecause: null })
  })

  it('waits for a provider that is away, and is finished when it is back', async () => {
    const viewer = await members.premium()
    await members.sandbox.control('faults', { operation: 'subscriptions.cancel', status: 500, times: 2 })
    await close(viewer)
    await untilRow(viewer, { state: 'refunded' })
  })

  it('leaves who never had anything to end as they are, and an older event changes nothing', async () => {
    const viewer = members.newcomer()
    await close(viewer, 9)
    await untilRow(viewer, { state: 'none', isClosed: true, version: 0 })
    await identity.say(userRegistered, 3, samplePerson({ id: viewer.id }))
    const other = members.newcomer()
    await identity.say(userRegistered, 1, samplePerson({ id: other.id }))
    await untilRow(other, { firstName: 'Iris', role: 'producer' })
    expect(await members.row(viewer)).toMatchObject({ isClosed: true, firstName: '' })
  })
})

describe('an administrator', () => {
  const end = (viewer: Viewer, body: object, admin = someone('admin')) =>
    members.send('POST', `/api/admin/memberships/${viewer.id}/end`, admin, body)

  it.each([
    [true, 'refunded', 1],
    [false, 'ended', 0],
  ])('ends a membership now, with a refund or without: %s', async (refund, state, refunds) => {
    const viewer = await members.premium()
    const admin = someone('admin')
    const answer = await end(viewer, { refund, reason: 'Asked by letter' }, admin)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().status).toMatchObject({ state, tier: 'free', premiumUntil: null })
    expect(await refundsOf(viewer)).toBe(refunds)
    expect(await members.db.auditEntry.findMany({ where: { personId: viewer.id } })).toMatchObject([
      { actorId: admin.id, action: 'membership.ended', before: { state: 'active' }, after: { refunds: refund } },
    ])
    expect(refusalOf(await end(viewer, { refund, reason: 'Again' }))).toMatchObject({ status: 409 })
  })

  it('gives back a later year as well', async () => {
    const viewer = await members.premium()
    await members.advance(viewer, new Date(Date.now() + 100 * DAY))
    expect((await end(viewer, { refund: true, reason: 'Goodwill' })).json().status.state).toBe('refunded')
  })

  it('finds nobody under an unknown id', async () =>
    expect((await end({ ...someone(), id: randomUUID() }, { refund: true, reason: 'Who?' })).statusCode).toBe(404))
})

describe('money that went back at the provider', () => {
  it('ends the membership, so that the next year is not charged', async () => {
    const viewer = await members.premium()
    const [payment] = await members.paymentsOf(viewer)
    await fetch(`${members.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_storyright' },
      body: new URLSearchParams({ payment_intent: payment!.intentId! }),
    })
    await untilRow(viewer, { state: 'refunded', premiumUntil: null, endBecause: null })
    expect(await members.subscriptionsOf(viewer)).toMatchObject([{ status: 'canceled' }])
    expect(await members.documentsOf(viewer)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }])
  })
})
