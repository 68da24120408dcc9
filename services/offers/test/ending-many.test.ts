import type { Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, machineFactor } from '@storyright/testing'
import type { Deps } from '../src/deps.ts'
import { endMany } from '../src/jobs/expire-offers.ts'
import { finishCaptures } from '../src/jobs/resume-captures.ts'
import { endLater } from '../src/offers/bulk-terminations.ts'
import { followPerson } from '../src/people/follow-person.ts'
import { envelopeOf } from './envelope-of.ts'
import { agent, atOnce, type Offers, producer, someone, startMarket } from './harness.ts'
import { manyLike, mostTouchedAtOnce, refuseToWrite, roomy } from './many.ts'
import { runUpkeep, startProcess } from './process.ts'

const MANY = 5_000
const LONG_MS = 5_000

let offers: Offers
let deps: Deps
/** How long each transaction of the process took. */
let lasted: number[] = []
beforeAll(async () => {
  offers = await startMarket({ upkeep: false, config: roomy })
  const own = startProcess(offers)
  deps = {
    ...own,
    async transaction(work) {
      const begun = Date.now()
      return own.transaction(work).finally(() => lasted.push(Date.now() - begun))
    },
  }
})
afterAll(() => offers.stop())
beforeEach(() => {
  lasted = []
})

const { signal } = new AbortController()
const end = () => endMany(deps, atOnce, signal)
const pendingAmong = (ids: string[]) => offers.db.offer.count({ where: { id: { in: ids }, status: 'pending' } })
const withdraw = (listingId: string) =>
  deps.transaction((tx) => endLater(tx, { listingId, because: 'listing_withdrawn', at: new Date() }))
const accept = (id: string) => offers.send('PATCH', `/api/offers/${id}/accept`, agent)
const openEndings = (listingId: string) => offers.db.ending.count({ where: { listingId, doneAt: null } })

async function expectAllEnded(ids: string[], endedBecause: string): Promise<void> {
  expect(await offers.db.offer.count({ where: { id: { in: ids }, endedBecause } })).toBe(ids.length)
  expect(await offers.db.hold.count({ where: { offerId: { in: ids }, releaseWantedAt: null } })).toBe(0)
  expect(await offers.db.moment.count({ where: { offerId: { in: ids } } })).toBe(ids.length)
  expect(await mostTouchedAtOnce(offers, ids)).toBeLessThanOrEqual(200)
  expect(Math.max(...lasted)).toBeLessThan(LONG_MS)
}

describe('ending many offers', () => {
  it(`answers an acceptance without waiting for ${MANY} others, which end some at a time`, async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    const rival = await offers.heldOffer(producer, listingId)
    const others = await manyLike(offers, { id: rival.id, count: MANY })
    const begun = Date.now()
    expect((await accept(id)).json()).toMatchObject({ status: 'accepted' })
    expect(Date.now() - begun).toBeLessThan(LONG_MS)
    expect(await pendingAmong(others)).toBe(MANY)
    await end()
    await expectAllEnded(others, 'another_accepted')
    expect(await offers.find(id)).toMatchObject({ status: 'accepted' })
    expect(await openEndings(listingId)).toBe(0)
  })

  it(`ends ${MANY} offers of a producer who closes the account, on whichever listing`, async () => {
    const leaving = someone()
    await offers.addPerson(leaving)
    const { id: listingId } = await offers.addListing()
    const first = await offers.offer(leaving, listingId)
    const made: string[] = []
    for (let listing = 0; listing < 50; listing++) {
      const { id } = await offers.addListing()
      made.push(...(await manyLike(offers, { id: first.offer.id, count: MANY / 50, listing_id: id })))
    }
    await deps.transaction((tx) => followPerson(deps, closed(leaving), tx))
    expect(Math.max(...lasted)).toBeLessThan(1_000 * machineFactor())
    await end()
    await expectAllEnded(made, 'producer_closed')
    expect(await offers.find(first.offer.id)).toMatchObject({ status: 'cancelled' })
  })

  it('takes every ending in its turn, so that a long one delays no other', async () => {
    const [long, short] = [await offers.addListing(), await offers.addListing()]
    const { offer } = await offers.offer(producer, long.id)
    await manyLike(offers, { id: offer.id, count: 1_000 })
    const { offer: other } = await offers.offer(producer, short.id)
    await withdraw(long.id)
    await withdraw(short.id)
    let turns = 0
    let endedAt: number | undefined
    await endMany(
      {
        ...deps,
        async transaction(work) {
          const result = await deps.transaction(work)
          turns++
          if (endedAt === undefined && (await pendingAmong([other.id])) === 0) endedAt = turns
          return result
        },
      },
      atOnce,
      signal,
    )
    expect(endedAt).toBeLessThanOrEqual(2)
    expect(turns).toBeGreaterThan(5)
  })

  it('ends all others although one fails for good, and comes back to that one', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer } = await offers.offer(producer, listingId)
    const others = await manyLike(offers, { id: offer.id, count: 300 })
    await refuseToWrite(offers, others[7]!)
    await withdraw(listingId)
    await end()
    expect(await pendingAmong(others)).toBe(1)
    expect(await openEndings(listingId)).toBe(1)
    await end()
    expect(await pendingAmong([others[7]!])).toBe(1)
    await offers.db.ending.updateMany({ where: { listingId }, data: { doneAt: new Date() } })
  })

  it('begins as soon as it is written down', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer } = await offers.offer(producer, listingId)
    const upkeep = runUpkeep(offers, deps, { everyMs: 3_600_000, pace: atOnce })
    try {
      await offers.eventually(async () => {
        const [row] = await offers.db.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'offers-upkeep' AND query = 'SELECT 1'`
        expect(row!.count).toBe(1)
      })
      await withdraw(listingId)
      await offers.until(offer.id, { status: 'rejected' })
    } finally {
      await upkeep.stop()
    }
  })
})

describe('an offer that is about to end', () => {
  it('is not accepted any more', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await withdraw(listingId)
    const answer = await accept(id)
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'This offer is already rejected.'])
    expect(await offers.db.claim.count({ where: { offerId: id } })).toBe(0)
  })

  it('is neither paid again nor renewed', async () => {
    const { id: listingId } = await offers.addListing()
    const unpaid = await offers.offer(producer, listingId)
    const ranOut = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control(`payment_intents/${await offers.intentIdOf(ranOut.id)}/expire`)
    await offers.until(ranOut.id, { status: 'expired' })
    await withdraw(listingId)
    for (const id of [unpaid.offer.id, ranOut.id])
      expect((await offers.send('POST', `/api/offers/${id}/renew`, producer)).statusCode).toBe(409)
  })

  it('ends instead of reaching the agent when it is paid after all', async () => {
    const { id: listingId } = await offers.addListing()
    const { offer, clientSecret } = await offers.offer(producer, listingId)
    await withdraw(listingId)
    await offers.pay(clientSecret)
    await offers.until(offer.id, { status: 'rejected', endedBecause: 'listing_withdrawn', paymentStatus: 'held' })
    expect(await offers.db.offer.findUniqueOrThrow({ where: { id: offer.id } })).toMatchObject({ reachedAgentAt: null })
    expect(await offers.db.hold.count({ where: { offerId: offer.id, releaseWantedAt: null } })).toBe(0)
  })

  it('is left while it is being accepted, and ends when its capture is refused', async () => {
    const { id: listingId } = await offers.addListing()
    const { id } = await offers.heldOffer(producer, listingId)
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 500, times: 1 })
    expect((await accept(id)).statusCode).toBe(503)
    await withdraw(listingId)
    await end()
    expect(await offers.find(id)).toMatchObject({ status: 'pending' })
    expect(await openEndings(listingId)).toBe(1)
    await offers.sandbox.calm('faults')
    await offers.sandbox.control('faults', { operation: 'payment_intents.capture', status: 402, times: 5 })
    await finishCaptures(deps, atOnce, signal)
    await offers.sandbox.calm('faults')
    expect(await offers.find(id)).toMatchObject({ status: 'rejected', endedBecause: 'listing_withdrawn' })
    await end()
    expect(await openEndings(listingId)).toBe(0)
  })

  it('ends although it was made by a request that began before the account closed', async () => {
    const leaving = someone()
    await offers.addPerson(leaving)
    const { id: listingId } = await offers.addListing()
    await deps.transaction((tx) => followPerson(deps, closed(leaving), tx))
    await end()
    const { offer } = await offers.offer(producer, listingId)
    await offers.db.offer.update({ where: { id: offer.id }, data: { producerId: leaving.id } })
    await end()
    expect(await offers.find(offer.id)).toMatchObject({ status: 'cancelled', endedBecause: 'producer_closed' })
  })
})

const closed = (viewer: Viewer) => envelopeOf(closedPerson(viewer), 9)
