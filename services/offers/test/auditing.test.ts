import { randomUUID } from 'node:crypto'
import type { Deps } from '../src/deps.ts'
import { auditPayments } from '../src/jobs/audit-payments.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { getHold } from '../src/payments/hold.store.ts'
import { connectProvider, type Provider } from '../src/payments/provider.ts'
import { openHold } from '../src/payments-sync/open-hold.ts'
import { agent, cards, deployment, type Offers, producer, startMarket } from './harness.ts'
import { startProcess } from './process.ts'

const HOUR = 3_600_000
const pace: Pace = { unfinishedAfterMs: 0, compareEveryMs: HOUR, auditEveryMs: HOUR, tryAgainMs: 1_000 }
const { signal } = new AbortController()

let offers: Offers
let deps: Deps
/** So late it is for the audit: what the provider has made by now is older than an hour. */
let now: number
beforeEach(async () => {
  offers = await startMarket({ upkeep: false })
  now = Date.now() + 2 * HOUR
  deps = { ...startProcess(offers), clock: () => new Date(now) }
})
afterEach(() => offers.stop())

const audit = (own: Deps = deps) => auditPayments(own, pace, signal)
const auditAgain = async () => {
  now += HOUR
  await audit()
}
const found = () => offers.db.discrepancy.findMany({ orderBy: { foundAt: 'asc' } })
const at = (apiUrl: string, of = deployment) =>
  connectProvider({ secretKey: 'sk_test_storyright', webhookSecret: 'whsec_storyright', deployment: of, apiUrl })
const make = (
  offerId: string,
  { provider = deps.provider, number = 1 }: { provider?: Provider; number?: number } = {},
) => provider.create({ offerId, number, amountPence: 500_000, key: randomUUID() })
const stateOf = async (intentId: string) => (await deps.provider.read(intentId)).state
const unpaidOffer = async () => (await offers.offer(producer, (await offers.addListing()).id)).offer.id
const capture = (intentId: string) => deps.provider.capture(intentId, randomUUID())

const accepted = async () => {
  const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
  expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(200)
  return id
}

async function holdIsFor(clientSecret: string): Promise<void> {
  expect(await offers.pay(clientSecret, cards.good)).toMatchObject({ status: 200 })
}

describe('opening a hold', () => {
  it('names the first payment only, and lets go the second that was made beside it', async () => {
    const offerId = await unpaidOffer()
    await offers.db.hold.updateMany({ where: { offerId }, data: { intentId: null } })
    const hold = await getHold(offers.db, { offerId, number: 1 })
    const first = await openHold(deps, { ...hold, createAttempt: 2 })
    const second = await openHold(deps, { ...hold, createAttempt: 3 })
    expect(second.id).toBe(first.id)
    expect(await offers.intentIdOf(offerId)).toBe(first.id)
    const made: string[] = []
    const range = { after: new Date(0), until: new Date() }
    for await (const { id, state, belongsTo } of deps.provider.list(range))
      if (belongsTo.offerId === offerId && id !== first.id) made.push(state)
    expect(made.sort()).toEqual(['gone', 'unpaid']) // the one that this test took the name of is still there
    expect(await stateOf(first.id)).toBe('unpaid')
  })

  it('answers although the second cannot be let go, and the audit does it', async () => {
    const offerId = await unpaidOffer()
    const hold = await getHold(offers.db, { offerId, number: 1 })
    await offers.sandbox.control('faults', { operation: 'payment_intents.cancel', status: 500, times: 1 })
    const intent = await openHold(deps, { ...hold, intentId: null, createAttempt: 2 })
    expect(intent.id).toBe(hold.intentId)
    await audit()
    const states: string[] = []
    for await (const { id, state } of deps.provider.list({ after: new Date(0), until: new Date() }))
      states.push(`${id === hold.intentId} ${state}`)
    expect(states.sort()).toEqual(['false gone', 'true unpaid'])
  })
})

describe('the audit of payments', () => {
  it('lets go a paid hold whose offer names another payment', async () => {
    const offerId = await unpaidOffer()
    const loser = await make(offerId)
    await holdIsFor(loser.clientSecret)
    await audit()
    expect(await stateOf(loser.id)).toBe('gone')
    expect(await stateOf(await offers.intentIdOf(offerId))).toBe('unpaid')
    expect(await found()).toEqual([])
  })

  it('leaves alone what a subscription, another deployment and somebody else made', async () => {
    const offerId = await unpaidOffer()
    const elsewhere = await make(offerId, { provider: at(offers.sandbox.url, 'another') })
    const others = [await rawIntent({ service: 'membership', deployment }), await rawIntent({ offerId, hold: '1' })]
    await audit()
    for (const id of [elsewhere.id, ...others]) expect(await stateOf(id)).toBe('unpaid')
    expect(await found()).toEqual([])
  })

  it('leaves alone what is younger than an hour or older than eight days', async () => {
    const offerId = await unpaidOffer()
    const loser = await make(offerId)
    now = Date.now()
    await audit()
    now += 9 * 24 * HOUR
    await audit()
    expect(await stateOf(loser.id)).toBe('unpaid')
  })

  it('adopts the payment that a hold was made for by a process that died', async () => {
    const offerId = await unpaidOffer()
    const intentId = await offers.intentIdOf(offerId)
    const { clientSecret } = await deps.provider.read(intentId)
    await offers.db.hold.updateMany({ where: { offerId }, data: { intentId: null } })
    await holdIsFor(clientSecret)
    await audit()
    expect(await offers.find(offerId)).toMatchObject({ status: 'pending', paymentStatus: 'held' })
    expect(await offers.intentIdOf(offerId)).toBe(intentId)
  })

  it('reports, once, the payments that a restored database has forgotten, and settles what is gone', async () => {
    const [one, two] = [await make(randomUUID()), await make(randomUUID())]
    await holdIsFor(one.clientSecret)
    await audit()
    await auditAgain()
    const reported = await found()
    expect(reported.map(({ intentId }) => intentId).sort()).toEqual([one.id, two.id].sort())
    expect(reported).toMatchObject([
      { kind: 'unknown_to_us', offerId: null, settledAt: null },
      { kind: 'unknown_to_us', offerId: null, settledAt: null },
    ])
    expect(await stateOf(one.id)).toBe('held')
    await deps.provider.cancel(one.id, randomUUID())
    now += 20 * 24 * HOUR // longer ago than an audit lists
    await audit()
    expect(await offers.db.discrepancy.findMany({ where: { settledAt: null } })).toMatchObject([{ intentId: two.id }])
  })

  it('does not report again what somebody has looked into', async () => {
    await make(randomUUID())
    await audit()
    await offers.db.discrepancy.updateMany({
      data: { settledAt: new Date(), settlement: 'noted', settledBy: randomUUID(), settledNote: 'Seen' },
    })
    await auditAgain()
    expect(await found()).toHaveLength(1)
  })

  it('reports money that was captured although our books have let it go, and never gives it back by itself', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const stray = await make(id)
    await holdIsFor(stray.clientSecret)
    await capture(stray.id)
    await audit()
    expect(await found()).toMatchObject([{ kind: 'unknown_to_us', offerId: id, intentId: stray.id, settledAt: null }])
    expect(await stateOf(stray.id)).toBe('captured')
    expect(await offers.find(id)).toMatchObject({ status: 'pending', paymentStatus: 'held' })
  })

  it('follows what has become of taken money although no notice came, once', async () => {
    const [refunded, disputed] = [await accepted(), await accepted()]
    await offers.sandbox.control('webhooks', { pause: true })
    await atProvider('refunds', { payment_intent: await offers.intentIdOf(refunded), amount: '100000' })
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(disputed)}/dispute`)
    await audit()
    await auditAgain()
    expect(await offers.find(refunded)).toMatchObject({ status: 'accepted', refundedAmount: 1_000 })
    expect(await offers.find(disputed)).toMatchObject({ status: 'accepted', disputeStatus: 'needs_response' })
    for (const [id, moment] of [
      [refunded, 'refunded'],
      [disputed, 'disputed'],
    ] as const)
      expect((await offers.find(id)).timeline.filter((each) => each.moment === moment)).toHaveLength(1)
    expect(await found()).toMatchObject([{ kind: 'disputed', offerId: disputed }])
  })

  it('finds what became of taken money without a notice however old the payment is', async () => {
    const [refunded, disputed] = [await accepted(), await accepted()]
    now += 200 * 24 * HOUR
    await audit()
    await offers.sandbox.control('webhooks', { pause: true })
    await atProvider('refunds', { payment_intent: await offers.intentIdOf(refunded), amount: '100000' })
    const dispute = `payment_intents/${await offers.intentIdOf(disputed)}/dispute`
    await offers.sandbox.control(dispute)
    // The provider's clock has not gone on: to it this comes before the last audit.
    await offers.db.jobRun.updateMany({ data: { doneAt: new Date(0) } })
    await auditAgain()
    expect(await offers.find(refunded)).toMatchObject({ refundedAmount: 1_000 })
    expect(await offers.find(disputed)).toMatchObject({ disputeStatus: 'needs_response', isDisputed: true })
    await offers.sandbox.control(dispute, { outcome: 'lost' })
    const { id } = await offers.db.refund.findFirstOrThrow()
    await offers.sandbox.control(`refunds/${id}/fail`)
    await offers.db.hold.updateMany({ where: { offerId: refunded }, data: { refundedAt: new Date(now) } })
    await auditAgain()
    expect(await offers.find(refunded)).toMatchObject({ refundedAmount: 0 })
    expect(await offers.find(disputed)).toMatchObject({ disputeStatus: 'lost', isDisputed: false })
  })

  it('settles a difference whose money went back although no notice came', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const intentId = await offers.intentIdOf(id)
    await capture(intentId)
    await offers.eventually(async () => expect(await found()).toMatchObject([{ offerId: id, settledAt: null }]))
    await offers.sandbox.control('webhooks', { pause: true })
    await atProvider('refunds', { payment_intent: intentId })
    await audit()
    expect(await found()).toMatchObject([{ offerId: id, settledAt: expect.any(Date) }])
    expect(await offers.find(id)).toMatchObject({ status: 'rejected', refundedAmount: 5_000 })
  })

  it('goes through every page, past one that fails, and not again before its time', async () => {
    const offerId = await unpaidOffer()
    await Promise.all(Array.from({ length: 110 }, () => make(offerId)))
    await offers.sandbox.control('faults', { operation: 'payment_intents.cancel', status: 500, times: 1 })
    await audit()
    expect(await countLeft(offerId)).toBe(2) // the offer's own, and the one that failed
    now += HOUR / 2
    await audit()
    expect(await countLeft(offerId)).toBe(2)
    now += HOUR / 2
    await audit()
    expect(await countLeft(offerId)).toBe(1)
  })

  it('goes on where it was interrupted', async () => {
    const offerId = await unpaidOffer()
    const loser = await make(offerId)
    await offers.sandbox.control('faults', { operation: 'payment_intents.list', status: 500, times: 1 })
    await expect(audit()).rejects.toThrow()
    const ranges: Date[] = []
    const listing = (own: Provider): Provider => ({
      ...own,
      list(range) {
        ranges.push(range.after)
        if (ranges.length === 3) throw new Error('The process ended')
        return own.list(range)
      },
    })
    await expect(audit({ ...deps, provider: listing(deps.provider) })).rejects.toThrow('The process ended')
    const [, , interrupted] = ranges
    ranges.length = 3
    await audit({ ...deps, provider: listing(deps.provider) })
    expect(ranges[3]).toEqual(interrupted)
    expect(await stateOf(loser.id)).toBe('gone')
  })
})

async function countLeft(offerId: string): Promise<number> {
  let left = 0
  for await (const { state, belongsTo } of deps.provider.list({ after: new Date(0), until: new Date() }))
    if (belongsTo.offerId === offerId && state !== 'gone') left++
  return left
}

/** A payment as another program at the same account makes it. */
async function rawIntent(metadata: Record<string, string>): Promise<string> {
  const named = Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value])
  return (await atProvider('payment_intents', { amount: '2500', currency: 'gbp', ...Object.fromEntries(named) })).id
}

async function atProvider(path: string, body: Record<string, string>): Promise<{ id: string }> {
  const answer = await fetch(`${offers.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_storyright' },
    body: new URLSearchParams(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { id: string }
}
