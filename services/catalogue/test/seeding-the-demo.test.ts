import { randomUUID } from 'node:crypto'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { testDatabase } from '@storyright/testing'
import pg from 'pg'
import { seedChains } from '../src/chain-of-title/seed-chains.ts'
import { type Database, openDatabase, type Tx } from '../src/database.ts'
import { createListingStore, type ListingStore } from '../src/listings/listing.store.ts'
import { seedListings } from '../src/listings/seed-listings.ts'
import { agentId, formOf, migrations } from './harness.ts'

const titles = Array.from({ length: 450 }, (_one, place) => `Title ${place + 1}`)
const listings = titles.map((title) => ({ agentId, form: formOf({ title }), createdAt: new Date() }))

let db: Database
let messages: ReturnType<typeof postgresStore<Tx>>
let store: ListingStore
beforeEach(async () => {
  const connectionString = await testDatabase('catalogue', migrations)
  db = openDatabase(connectionString, 2)
  messages = postgresStore<Tx>({ connectionString, transactions: prismaTransactions<Tx>(db) })
  const outbox = createOutbox({ service: 'catalogue', store: messages })
  store = createListingStore({ outbox, poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 } })
})
afterEach(() => db.$disconnect())

const load = (createListings = store.createListings) =>
  seedListings({ db, messages, store: { createListings } }, 'demo', listings, () => {})
const numbered = async () =>
  (await db.listing.findMany({ orderBy: { id: 'asc' } })).map(({ id, title }) => [Number(id), title])
const add = (title: string) =>
  messages.transaction((tx) => store.createListing(tx, { agentId, form: formOf({ title }), createdAt: new Date() }))

describe('loading the demo catalogue', () => {
  it('numbers the listings by their places, whatever was interrupted, and others go on behind them', async () => {
    let batches = 0
    const failing: ListingStore['createListings'] = async (tx, batch) => {
      const created = await store.createListings(tx, batch)
      if (++batches === 2) throw new Error('ended')
      return created
    }
    await expect(load(failing)).rejects.toThrow('ended')
    await load()
    await load()
    expect(await numbered()).toEqual(titles.map((title, place) => [place + 1, title]))
    expect((await add('Another')).id).toBe(451n)
  })

  it('takes a few statements for each batch of two hundred, and not some for each listing', async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query')
    await load()
    const batches = Math.ceil(listings.length / 200)
    expect(statements.mock.calls.length).toBeGreaterThan(batches)
    expect(statements.mock.calls.length).toBeLessThan(30 * batches)
    statements.mockRestore()
  })

  it('takes the next numbers where somebody else’s stand already', async () => {
    await add('Mine')
    await load()
    expect((await numbered()).slice(0, 2)).toEqual([
      [1, 'Mine'],
      [2, 'Title 1'],
    ])
  })
})

describe('loading the demo’s chains of title', () => {
  const paper = (id: string, status: 'draft' | 'submitted' | 'verified' | 'rejected', more: object = {}) => ({
    id,
    type: 'agency-agreement',
    grantor: 'Morwenna Tregear',
    grantee: 'Harrow & Vane',
    date: null,
    territory: null,
    note: null,
    status,
    reason: status === 'rejected' ? 'A page is missing.' : null,
    ...more,
  })
  const adminId = randomUUID()
  const chain = (listingId: bigint, ...documents: ReturnType<typeof paper>[]) => ({
    ...{ listingId, agentId, agency: 'Harrow & Vane', adminId, addedAt: new Date('2026-01-05T10:00:00Z'), documents },
  })
  const loadChains = (chains: ReturnType<typeof chain>[]) =>
    seedChains({ db, messages, store, clock: () => new Date() }, 'chains', chains)
  const badges = async () => (await db.listing.findMany({ where: { chainOfTitleVerified: true } })).map(({ id }) => id)

  it('gives the badge to what is complete and verified, keeps the history, and does so once', async () => {
    for (const title of ['One', 'Two', 'Three']) await add(title)
    const chains = [
      chain(1n, paper(randomUUID(), 'verified')),
      chain(2n, paper(randomUUID(), 'verified', { grantee: 'Somebody else' })),
      chain(3n, paper(randomUUID(), 'rejected')),
      chain(999n, paper(randomUUID(), 'verified')),
    ]
    await loadChains(chains)
    await loadChains(chains)
    expect(await badges()).toEqual([1n])
    expect(await db.chainDocument.count()).toBe(3)
    const history = await db.chainHistoryEntry.findMany({ where: { listingId: 3n }, orderBy: { place: 'asc' } })
    expect(history.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['added', agentId],
      ['submitted', agentId],
      ['rejected', adminId],
    ])
    expect(history.at(-1)!.after).toMatchObject({ status: 'rejected', reason: 'A page is missing.' })
  })

  it('leaves a title alone whose agent has added documents', async () => {
    const { id } = await add('Mine')
    const own = { listingId: id, position: 1, createdAt: new Date(), updatedAt: new Date() }
    await db.chainDocument.create({ data: { ...paper(randomUUID(), 'draft'), ...own } })
    await loadChains([chain(id, paper(randomUUID(), 'verified'))])
    expect(await db.chainDocument.count()).toBe(1)
    expect(await badges()).toEqual([])
  })
})
