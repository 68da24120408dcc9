import { Killed } from '@storyright/testing/stories'
import { withdraw } from '../src/changes/change.routes.ts'
import { upgrade } from '../src/checkout/upgrade.ts'
import { endMembership } from '../src/termination/end-membership.ts'
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
      await expect(upgrade(process({ killAt }), { viewer, termsAccepted: true })).rejects.toThrow(Killed)
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
    await expect(upgrade(process({ killAt: 3 }), { viewer, termsAccepted: true })).rejects.toThrow(Killed)
    expect(await members.row(viewer)).toMatchObject({ state: 'none', subscriptionId: null })
    await round()
    const { id } = (await members.subscriptionsOf(viewer))[0]!
    expect(await members.row(viewer)).toMatchObject({ state: 'incomplete', subscriptionId: id, upgradingSince: null })
  })

  it.each([0, 1, 2, 3, 4])(
    'while somebody withdraws, at place %i, leaves it to the upkeep, which gives back once',
    async (killAt) => {
      const viewer = await members.premium()
      await expect(withdraw(process({ killAt }), viewer.id)).rejects.toThrow(Killed)
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
    await endMembership(admin, { personId: viewer.id, because: 'administrator', refunds: false, reason: 'No' })
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', endBecause: 'administrator', endRefunds: true })
    await members.db.member.update({ where: { personId: viewer.id }, data: { nextTryAt: null } })
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'refunded', endBecause: null })
  })
})

describe('the end of a subscription', () => {
  it('is told once also where complimentary months had run out beside it', async () => {
    const viewer = await members.premium()
    const over = { grantedUntil: new Date(Date.now() - HOUR), grantEnds: true }
    await members.db.member.update({ where: { personId: viewer.id }, data: over })
    const ending = process()
    await endMembership(ending, { personId: viewer.id, because: 'administrator', refunds: false, reason: 'No' })
    const { version } = await members.row(viewer)
    await round()
    expect(await members.row(viewer)).toMatchObject({ state: 'ended', grantEnds: false, version })
  })
})
