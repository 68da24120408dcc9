import { machineFactor } from '@storyright/testing'
import type { Deps } from '../src/deps.ts'
import { endUnpaid } from '../src/jobs/end-unpaid.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { remindOfEndingHolds } from '../src/jobs/jobs.ts'
import { finishCaptures } from '../src/jobs/resume-captures.ts'
import { finishReleases } from '../src/jobs/resume-releases.ts'
import { createProviderQueue } from '../src/jobs/run-jobs.ts'
import { connectProvider } from '../src/payments/provider.ts'
import { agent, deployment, type Offers, producer, startMarket } from './harness.ts'
import { manyLike, refuseToWrite, roomy } from './many.ts'
import { runUpkeep, startProcess } from './process.ts'
import { slowProvider } from './slow-provider.ts'

const pace: Pace = { unfinishedAfterMs: 0, compareEveryMs: 3_600_000, auditEveryMs: 3_600_000, tryAgainMs: 60_000 }
const DAY = 86_400_000

let offers: Offers
let deps: Deps
beforeEach(async () => {
  offers = await startMarket({ upkeep: false, config: roomy })
  deps = startProcess(offers)
})
const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop()
  await offers.stop()
})

async function lineTo(delayOf: Parameters<typeof slowProvider>[1]) {
  const line = await slowProvider(offers.sandbox.url, delayOf)
  running.push(line)
  return line
}

function keepUpWith(own: Deps) {
  const upkeep = runUpkeep(offers, own, { everyMs: 200, pace })
  running.push(upkeep)
  return upkeep
}

const { signal } = new AbortController()
const providerAt = (apiUrl: string) =>
  connectProvider({ secretKey: 'sk_test_storyright', webhookSecret: 'whsec_storyright', deployment, apiUrl })

/** Offers whose payments the provider knows. */
async function toPay(count: number): Promise<string[]> {
  const { offer } = await offers.offer(producer, (await offers.addListing()).id)
  const ids = await manyLike(offers, { id: offer.id, count })
  for (const offerId of ids) {
    const intent = await deps.provider.create({ offerId, number: 1, amountPence: 500_000, key: offerId })
    await offers.db.hold.updateMany({ where: { offerId }, data: { intentId: intent.id } })
  }
  return ids
}

/** Offers that ended, whose payments still have to be let go. */
async function toRelease(count: number): Promise<string[]> {
  const ids = await toPay(count)
  for (const [index, offerId] of ids.entries())
    await offers.db.hold.updateMany({ where: { offerId }, data: { releaseWantedAt: new Date(Date.now() + index) } })
  await offers.db.offer.updateMany({ where: { id: { in: ids } }, data: { status: 'rejected' } })
  return ids
}
const released = (ids: string[]) => offers.db.hold.count({ where: { offerId: { in: ids }, status: 'released' } })

describe('the upkeep’s calls of the provider', () => {
  it('are sixteen at any time while there is work, and none waits for the slowest of others', async () => {
    const ids = await toRelease(64)
    const line = await lineTo((_path, index) => (index === 3 ? 6_000 : 2_000))
    const providerIn = createProviderQueue(providerAt(line.url), signal)
    await finishReleases({ ...deps, provider: providerIn('releases') }, pace, signal)
    expect(await released(ids)).toBe(ids.length)
    const began = line.calls.map((call) => call.began).sort((one, other) => one - other)
    const busy = line.busy(began[15]!, began.at(-1)!)
    expect(busy).toBeGreaterThan(9) // in batches of sixteen it would be about six, and a busy machine takes some of sixteen
    expect(line.most()).toBe(16)
  })

  it('are twenty a second at most, however quick the answers are', async () => {
    const [id] = await toRelease(1)
    const intentId = await offers.intentIdOf(id!)
    const began: number[] = []
    const noted = {
      ...deps.provider,
      read(id: string) {
        began.push(Date.now())
        return deps.provider.read(id)
      },
    }
    const provider = createProviderQueue(noted, signal)('comparisons')
    await Promise.all(Array.from({ length: 50 }, () => provider.read(intentId)))
    const spans = began.slice(20).map((time, index) => time - began[index]!)
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(900) // a busy machine notes the first of them late
  })

  it('let a capture and a reminder go before a long queue of releases', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    const reminded = await offers.heldOffer(producer, (await offers.addListing()).id)
    await offers.db.hold.updateMany({
      where: { offerId: reminded.id },
      data: { captureBefore: new Date(Date.now() + DAY), comparedAt: new Date() },
    })
    const ids = await toRelease(90)
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 500, times: 1 })
    expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(503)
    const line = await lineTo((path) => (path.endsWith('/cancel') ? 3_000 : 0))
    const own = { ...deps, provider: providerAt(line.url) }
    keepUpWith(own)
    await offers.until(id, { status: 'accepted' })
    await offers.eventually(async () =>
      expect(await offers.db.hold.count({ where: { offerId: reminded.id, reminders: 2 } })).toBe(1),
    )
    expect(await released(ids)).toBeLessThan(ids.length)
  })

  it('are not waited for when the service stops', async () => {
    await toRelease(40)
    const line = await lineTo(() => 9_000)
    const own = { ...deps, provider: providerAt(line.url) }
    const upkeep = keepUpWith(own)
    await offers.eventually(async () => expect(line.calls).toHaveLength(16))
    const stopped = Date.now()
    await upkeep.stop()
    expect(Date.now() - stopped).toBeLessThan(2_000 * machineFactor())
    expect(line.calls).toHaveLength(16)
    expect(await offers.db.hold.count({ where: { tries: { gt: 0 } } })).toBe(0)
  })
})

describe('one that fails for good', () => {
  it('delays no other release, although hundreds of them are older', async () => {
    const { offer } = await offers.offer(producer, (await offers.addListing()).id)
    const failing = await manyLike(offers, { id: offer.id, count: 300 })
    await offers.db.hold.updateMany({ where: { offerId: { in: failing } }, data: { releaseWantedAt: new Date(0) } })
    const others = await toRelease(5)
    await finishReleases(deps, pace, signal)
    expect(await released(others)).toBe(others.length)
    expect(await released(failing)).toBe(0)
    expect(await offers.db.hold.count({ where: { offerId: { in: failing }, tries: 1 } })).toBe(failing.length)
  })

  it('waits longer each time, is reported, and starts afresh when it works', async () => {
    const [id] = await toRelease(1)
    const intentId = await offers.intentIdOf(id!)
    await offers.db.hold.updateMany({ where: { offerId: id! }, data: { intentId: 'pi_never_made' } })
    let now = Date.now()
    const own = { ...deps, clock: () => new Date(now) }
    const waits: number[] = []
    for (let tries = 1; tries <= 5; tries++) {
      await finishReleases(own, pace, signal)
      const hold = await offers.db.hold.findFirstOrThrow({ where: { offerId: id! } })
      expect(hold.tries).toBe(tries)
      waits.push((hold.tryAfter!.getTime() - now) / pace.tryAgainMs)
      now = hold.tryAfter!.getTime() - 1
      await finishReleases(own, pace, signal)
      expect(await offers.db.hold.count({ where: { offerId: id!, tries } })).toBe(1)
      now += 1
    }
    expect(waits).toEqual([1, 2, 4, 8, 16])
    expect(await offers.db.discrepancy.findMany()).toMatchObject([{ offerId: id, kind: 'release_refused' }])
    await offers.db.hold.updateMany({ where: { offerId: id! }, data: { intentId } })
    await finishReleases(own, pace, signal)
    expect(await offers.db.hold.findFirst({ where: { offerId: id! } })).toMatchObject({
      status: 'released',
      tries: 0,
      tryAfter: null,
    })
    expect(await offers.db.discrepancy.count({ where: { settledAt: null } })).toBe(0)
  })

  it('is a release whose payment the provider refuses to make, and keeps no other waiting', async () => {
    const [refused, other] = await toRelease(2)
    await offers.db.hold.updateMany({ where: { offerId: refused! }, data: { intentId: null, amountPence: 1 } })
    await finishReleases(deps, pace, signal)
    expect(await released([other!])).toBe(1)
    expect(await offers.db.hold.findFirst({ where: { offerId: refused! } })).toMatchObject({
      tries: 1,
      createAttempt: 2,
    })
  })

  it('is a capture without an answer, and the next is finished all the same', async () => {
    const made = [
      await offers.heldOffer(producer, (await offers.addListing()).id),
      await offers.heldOffer(producer, (await offers.addListing()).id),
    ]
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 500, times: 2 })
    for (const { id } of made)
      expect((await offers.send('PATCH', `/api/offers/${id}/accept`, agent)).statusCode).toBe(503)
    const [first, second] = made.map(({ id }) => id)
    await offers.db.hold.updateMany({ where: { offerId: first! }, data: { intentId: 'pi_never_made' } })
    await finishCaptures(deps, pace, signal)
    expect(await offers.find(second!)).toMatchObject({ status: 'accepted' })
    expect(await offers.db.hold.findFirst({ where: { offerId: first! } })).toMatchObject({ status: 'held', tries: 1 })
  })

  it('is an unpaid offer that cannot be written, and the others end', async () => {
    const ids = await toPay(3)
    await refuseToWrite(offers, ids[0]!)
    await offers.db.hold.updateMany({ data: { createdAt: new Date(Date.now() - 2 * DAY) } })
    await endUnpaid(deps, pace, signal)
    const ended = { id: { in: ids }, endedBecause: 'never_paid' }
    expect(await offers.db.offer.count({ where: ended })).toBe(2)
    expect(await offers.db.hold.count({ where: { offerId: ids[0]!, tries: 1 } })).toBe(1)
  })

  it('is a hold nobody can be reminded of, and the other agents are', async () => {
    const { offer } = await offers.offer(producer, (await offers.addListing()).id)
    const ids = await manyLike(offers, { id: offer.id, count: 3 })
    await refuseToWrite(offers, ids[0]!)
    const captureBefore = new Date(Date.now() + DAY / 2)
    await offers.db.hold.updateMany({ where: { offerId: { in: ids } }, data: { status: 'held', captureBefore } })
    await remindOfEndingHolds(deps, pace, signal)
    expect(await offers.db.hold.count({ where: { offerId: { in: ids }, reminders: 2 } })).toBe(2)
  })
})
