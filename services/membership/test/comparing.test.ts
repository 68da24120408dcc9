import { compareMembers } from '../src/jobs/jobs.ts'
import { atOnce, cards, type Subscribers, startSubscribers } from './harness.ts'
import { runUpkeepRound, startProcess } from './process.ts'

const HOUR = 3_600_000
let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers({ upkeep: false })
})
afterAll(() => members.stop())
afterEach(() => members.sandbox.calm('webhooks'))
const process = (life = {}) => startProcess(members, { clock: members.clock, ...life })
const round = () => runUpkeepRound(process(), atOnce)

describe('the comparison', () => {
  it('finds a payment whose webhooks were all lost', async () => {
    await members.sandbox.control('webhooks', { drop: 1_000 })
    const viewer = members.newcomer()
    const { clientSecret } = await members.begin(viewer)
    await members.pay(clientSecret)
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'active' })
  })

  it('finds that an upgrade was never paid and ran out; another can begin', async () => {
    const viewer = members.newcomer()
    const { subscriptionId } = await members.begin(viewer)
    await members.advance(viewer, new Date(Date.now() + 24 * 3_600_000))
    await round()
    members.now()
    expect(await members.row(viewer)).toMatchObject({ state: 'none', subscriptionId })
    const again = await members.begin(viewer)
    expect(again.subscriptionId).not.toBe(subscriptionId)
  })

  it('takes over what a restored database has forgotten: the member pays, and has what they pay for', async () => {
    const [viewer, kept] = [await members.premium(), await members.premium()]
    const { subscriptionId, customerId, paidUntil } = await members.row(viewer)
    const forgotten = {
      state: 'none',
      subscriptionId: null,
      customerId: null,
      paidUntil: null,
      premiumUntil: null,
      activatedAt: null,
    }
    await members.db.member.update({ where: { personId: viewer.id }, data: { ...forgotten, attempt: 0 } })
    await members.db.round.deleteMany()
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'active', subscriptionId, customerId, paidUntil })
    expect(await members.subscriptionsOf(viewer)).toHaveLength(1)
    expect(await members.paymentsOf(viewer)).toHaveLength(1)
    expect(await members.row(kept)).toMatchObject({ state: 'active' })
  })

  it('takes over, too, what a restored database remembers only to have begun', async () => {
    const viewer = await members.premium()
    const { subscriptionId, customerId } = await members.row(viewer)
    const begun = { state: 'none', subscriptionId: null, customerId: null, attempt: 1, upgradingSince: new Date() }
    const data = { ...begun, paidUntil: null, premiumUntil: null, activatedAt: null }
    await members.db.member.update({ where: { personId: viewer.id }, data })
    await members.db.round.deleteMany()
    await round()
    expect(await members.row(viewer)).toMatchObject({
      state: 'active',
      subscriptionId,
      customerId,
      upgradingSince: null,
    })
    expect(await members.paymentsOf(viewer)).toHaveLength(1)
  })

  it('takes over nothing that is ended, was never paid or belongs to nobody', async () => {
    const [ended, unpaid, gone] = [await members.premium(), members.newcomer(), await members.premium()]
    await members.begin(unpaid)
    await members.cancelAtProvider(ended)
    members.identity.contacts.splice(
      members.identity.contacts.findIndex(({ userId }) => userId === gone.id),
      1,
    )
    const everybody = [ended, unpaid, gone]
    const forgotten = { state: 'none', subscriptionId: null, premiumUntil: null, paidUntil: null, activatedAt: null }
    for (const { id: personId } of everybody)
      await members.db.member.update({ where: { personId }, data: { ...forgotten, upgradingSince: null } })
    await members.db.round.deleteMany()
    await round()
    for (const viewer of everybody)
      expect(await members.row(viewer)).toMatchObject({ state: 'none', subscriptionId: null })
  })

  it('goes on past one that fails for good, and leaves that one alone for a while', async () => {
    const [bad, good] = [await members.premium(), members.newcomer()]
    await members.db.member.update({
      where: { personId: bad.id },
      data: { subscriptionId: 'sub_gone', comparedAt: null },
    })
    await members.sandbox.control('webhooks', { drop: 1_000 })
    await members.pay((await members.begin(good)).clientSecret)
    await round()
    expect(await members.row(good)).toMatchObject({ state: 'active' })
    const { tries, nextTryAt, state } = await members.row(bad)
    expect(tries).toBeGreaterThan(0)
    expect(state).toBe('active')
    expect(nextTryAt).not.toBeNull()
  })

  it('that was overtaken by another answer is thrown away', async () => {
    const viewer = members.newcomer()
    const { clientSecret } = await members.begin(viewer)
    let reads = 0
    const slow = process({
      checkpoint: async (place: string) => {
        if (place !== 'after reading the subscription' || reads++ > 0) return
        await members.pay(clientSecret, cards.good)
        await members.until(viewer, { state: 'active' })
      },
    })
    await compareMembers(slow, atOnce, new AbortController().signal)
    expect(reads).toBeGreaterThan(1)
    expect(await members.row(viewer)).toMatchObject({ state: 'active' })
  })

  it('finds whoever is due among 5,000, however many of them fail', async () => {
    const [now, due] = [new Date(), 400]
    await members.db.$executeRaw`
      INSERT INTO members (person_id, state, subscription_id, compared_at)
      SELECT gen_random_uuid(), 'active', 'sub_many_' || at, CASE WHEN at > ${due} THEN ${now}::timestamptz END
      FROM generate_series(1, 5000) at`
    const asked: string[] = []
    const many = process({
      clock: () => now,
      around: () => ({
        read: async (id: string) => {
          if (id.startsWith('sub_many_')) asked.push(id)
          throw new Error('Not there')
        },
      }),
    })
    const pace = { ...atOnce, compareEveryMs: HOUR, tryAgainMs: HOUR }
    await compareMembers(many, pace, new AbortController().signal)
    const expected = Array.from({ length: due }, (_none, at) => `sub_many_${at + 1}`)
    expect(asked.toSorted()).toEqual(expected.toSorted())
    await members.db.member.deleteMany({ where: { subscriptionId: { startsWith: 'sub_many_' } } })
  })
})
