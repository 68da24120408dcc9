import { Killed } from '@storyright/testing/stories'
import { withdraw } from '../src/changing/withdraw.ts'
import { endMembership } from '../src/ending/end-membership.ts'
import { upgrade } from '../src/upgrading/upgrade.ts'
import { compareMembers } from '../src/upkeep/compare-members.ts'
import { atOnce, cards, type Subscribers, startSubscribers } from './harness.ts'
import { runUpkeepRound, startProcess } from './process.ts'

const HOUR = 3_600_000
let members: Subscribers
beforeAll(async () => {
  members = await startSubscribers({ upkeep: false })
})
afterAll(() => members.stop())
afterEach(async () => {
  await members.sandbox.calm('faults')
  await members.sandbox.calm('webhooks')
})
const process = (life = {}) => startProcess(members, { clock: members.clock, ...life })
const round = () => runUpkeepRound(process(), atOnce)

describe('a process that is killed', () => {
  it.each([0, 1, 2, 3])(
    'while somebody upgrades, at place %i, leaves one subscription, which can be paid',
    async (killAt) => {
      const viewer = members.newcomer()
      await expect(upgrade(process({ killAt }))({ viewer, termsAccepted: true })).rejects.toThrow(Killed)
      await round()
      const { clientSecret, subscriptionId } = await members.begin(viewer)
      await members.pay(clientSecret)
      expect((await members.confirm(viewer, subscriptionId)).statusCode).toBe(200)
      expect(await members.subscriptionsOf(viewer)).toHaveLength(1)
      expect((await members.paymentsOf(viewer)).filter(({ status }) => status === 'paid')).toHaveLength(1)
    },
  )

  it('after the provider subscribed is found by the upkeep, before anybody comes back', async () => {
    const viewer = members.newcomer()
    await expect(upgrade(process({ killAt: 3 }))({ viewer, termsAccepted: true })).rejects.toThrow(Killed)
    expect(await members.row(viewer)).toMatchObject({ state: 'none', subscriptionId: null })
    await round()
    const { id } = (await members.subscriptionsOf(viewer))[0]!
    expect(await members.row(viewer)).toMatchObject({ state: 'incomplete', subscriptionId: id, upgradingSince: null })
  })

  it.each([0, 1, 2, 3, 4])(
    'while somebody withdraws, at place %i, leaves it to the upkeep, which gives back once',
    async (killAt) => {
      const viewer = await members.premium()
      await expect(withdraw(process({ killAt }))(viewer.id)).rejects.toThrow(Killed)
      await members.db.member.update({ where: { personId: viewer.id }, data: { nextTryAt: null } })
      await round()
      expect(await members.row(viewer)).toMatchObject({ state: 'refunded', premiumUntil: null, endBecause: null })
      const { intentId } = (await members.paymentsOf(viewer))[0]!
      expect((await members.atProvider<{ data: unknown[] }>(`refunds?payment_intent=${intentId}`)).data).toHaveLength(1)
    },
  )
})

describe('an end that is being carried out', () => {
  it('is taken back when the renewal is paid at the last moment', async () => {
    const viewer = await members.premium()
    const end = new Date((await members.status(viewer)).paidUntil!)
    const { customerId } = await members.row(viewer)
    await members.sandbox.control(`customers/${customerId}/card`, { payment_method: cards.failsLater })
    await members.advance(viewer, new Date(end.getTime() + 2 * HOUR))
    await round()
    const { clientSecret } = (await members.post('pay-renewal', viewer)).json()
    await members.advance(viewer, new Date(end.getTime() + 14 * 24 * HOUR + HOUR))
    const late = process({
      checkpoint: async (place: string) => {
        if (place === 'before letting an invoice go') await members.pay(clientSecret)
      },
    })
    await runUpkeepRound(late, atOnce) // compares and decides
    await runUpkeepRound(late, atOnce) // carries out
    members.now()
    expect(await members.row(viewer)).toMatchObject({ state: 'active', endBecause: null, renewalNeeds: null })
    expect(await members.subscriptionsOf(viewer)).toMatchObject([{ status: 'active' }])
  })

  it('gives the money back that somebody asks for meanwhile', async () => {
    const viewer = await members.premium()
    const admin = process({
      checkpoint: async (place: string) => {
        if (place !== 'after ending the subscription') return
        await members.db.member.update({ where: { personId: viewer.id }, data: { endRefunds: true } })
      },
    })
    await endMembership(admin)({ personId: viewer.id, because: 'administrator', refunds: false, reason: 'No' })
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', endBecause: 'administrator', endRefunds: true })
    await members.db.member.update({ where: { personId: viewer.id }, data: { nextTryAt: null } })
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'refunded', endBecause: null })
  })
})

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

  it('looks at everybody in turn, however many there are', async () => {
    const rows = Array.from({ length: 5_000 }, (_none, at) => ({
      personId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      state: 'active',
      subscriptionId: `sub_many_${at}`,
    }))
    await members.db.member.createMany({ data: rows })
    const asked = new Set<string>()
    const many = process({
      around: () => ({
        read: async (id: string) => {
          asked.add(id)
          throw new Error('Not there')
        },
      }),
    })
    await compareMembers(many, { ...atOnce, tryAgainMs: 3_600_000 }, new AbortController().signal)
    expect([...asked].filter((id) => id.startsWith('sub_many_'))).toHaveLength(5_000)
    await members.db.member.deleteMany({ where: { subscriptionId: { startsWith: 'sub_many_' } } })
  })
})
