import { randomUUID } from 'node:crypto'
import type { PublicListing, PublicUser } from '@storyright/contracts/events'
import { sampleTerms } from '@storyright/testing'
import type { Tx } from '../src/database.ts'
import type { Deps } from '../src/deps.ts'
import { followListing } from '../src/listings/follow-listing.ts'
import { followPerson } from '../src/people/follow-person.ts'
import { envelopeOf } from './envelope-of.ts'
import { agent, type Offers, producer, startMarket } from './harness.ts'
import { startProcess } from './process.ts'

let offers: Offers
let deps: Deps
beforeAll(async () => {
  offers = await startMarket({ upkeep: false })
  deps = startProcess(offers)
})
afterAll(() => offers.stop())

const listing = (id: string, title: string) => {
  const parts = { id, agentId: agent.id, status: 'available', genre: null, coverImageUrl: null }
  return { ...sampleTerms({ title }), ...parts } as unknown as PublicListing
}
const person = (id: string, change: Partial<PublicUser>) => {
  const parts = { id, role: 'producer', status: 'active', firstName: 'Ada', lastName: 'Quill', companyName: null }
  return { ...parts, ...change } as PublicUser
}

/** Two consumers at once: the first has written and not committed yet when the second begins. */
async function atOnce(first: (tx: Tx) => Promise<void>, second: (tx: Tx) => Promise<void>): Promise<void> {
  const wrote = Promise.withResolvers<void>()
  const isWaiting = Promise.withResolvers<void>()
  const one = deps.transaction(async (tx) => {
    await first(tx)
    wrote.resolve()
    await isWaiting.promise
  })
  await wrote.promise
  const other = deps.transaction(second)
  await offers.eventually(async () => {
    const [row] = await offers.db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`
    expect(row!.waiting).toBe(1)
  })
  isWaiting.resolve()
  await Promise.all([one, other])
}

const said =
  (id: string, title: string, version: number, isDeleted = false) =>
  (tx: Tx) =>
    followListing(deps, isDeleted, envelopeOf(listing(id, title), version), tx)
function known(id: string, version: number, change: Partial<PublicUser>, tx: Tx) {
  return followPerson(deps, envelopeOf(person(id, change), version), tx)
}

describe('what offers keeps of others', () => {
  it('is the newer listing of two consumers, whoever commits last', async () => {
    const { id } = await offers.addListing()
    await atOnce(said(id, 'The newer title', 3), said(id, 'An older title', 2))
    expect(await offers.db.listing.findUnique({ where: { id } })).toMatchObject({
      title: 'The newer title',
      version: 3,
    })
    await atOnce(said(id, 'The fourth', 4), said(id, 'The fifth', 5))
    expect(await offers.db.listing.findUnique({ where: { id } })).toMatchObject({ title: 'The fifth', version: 5 })
  })

  it('is the newer person of two consumers, also of somebody new', async () => {
    for (const isNew of [false, true]) {
      const id = randomUUID()
      if (!isNew) await deps.transaction((tx) => known(id, 1, {}, tx))
      await atOnce(
        (tx) => known(id, 3, { firstName: 'Newer' }, tx),
        (tx) => known(id, 2, { firstName: 'Older' }, tx),
      )
      expect(await offers.db.person.findUnique({ where: { id } })).toMatchObject({ firstName: 'Newer', version: 3 })
    }
  })

  it('is not acted on when an older event comes beside the live one', async () => {
    const { id } = await offers.addListing()
    const { offer } = await offers.offer(producer, id)
    await deps.transaction(said(id, 'Brought back', 5))
    await deps.transaction(said(id, 'Withdrawn before that', 4, true))
    await deps.transaction((tx) => known(producer.id, 0, { status: 'closed' }, tx))
    expect(await offers.db.ending.count()).toBe(0)
    expect(await offers.find(offer.id)).toMatchObject({ status: 'pending' })
    expect(await offers.db.listing.findUnique({ where: { id } })).toMatchObject({ isDeleted: false })
  })

  it('is that a listing was withdrawn, told again to who lost the stream, and an old event does not sell it', async () => {
    const id = '900001'
    await deps.transaction(said(id, 'Slack Water', 7, true))
    await deps.transaction(said(id, 'Slack Water', 6))
    const form = { listingId: id, offerPrice: 5_000, optionPeriod: 18, deckFileUrl: await offers.addDeck(producer.id) }
    expect((await offers.send('POST', '/api/offers', producer, form)).statusCode).toBe(404)
  })

  it('ends no more when a closed account is told again', async () => {
    const id = randomUUID()
    await deps.transaction((tx) => known(id, 2, { status: 'closed' }, tx))
    const endings = () => offers.db.ending.count({ where: { personId: id } })
    expect(await endings()).toBe(2)
    await deps.transaction((tx) => known(id, 2, { status: 'closed' }, tx))
    expect(await endings()).toBe(2)
  })
})
