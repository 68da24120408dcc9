import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServers } from '@storyright/backing-servers'
import { demoListings } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { inRepository } from '@storyright/platform'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import { dayAt } from '@storyright/rights'
import { listListings } from '../../services/catalogue/src/browse/list-listings.ts'
import type { AskMeaning } from '../../services/catalogue/src/browse/meaning.ts'
import { selectionOf, sortOf } from '../../services/catalogue/src/browse/query.ts'
import { createMemory } from '../../services/catalogue/src/cache/memory.ts'
import { openDatabase, type Tx } from '../../services/catalogue/src/database.ts'
import { createFreeRightsMemory } from '../../services/catalogue/src/listings/free-rights.memory.ts'
import { createListingStore } from '../../services/catalogue/src/listings/listing.store.ts'

export interface Found {
  title: string
  author: string
}
export type Search = (query: Parameters<typeof selectionOf>[0]) => Promise<Found[]>

const migrations = ['packages/messaging/migrations', 'services/catalogue/prisma/migrations'].map((folder) =>
  inRepository(folder),
)

/** Runs a search over the demo's listings, in a PostgreSQL of its own and with the code that the catalogue answers by. */
export async function withDemoCatalogue<Result>(
  work: (searchBy: (askMeaning: AskMeaning) => Search) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(path.join(tmpdir(), 'storyright-search-'))
  const servers = await startServers({
    home,
    wheels: inRepository('.storyright/wheels'),
    durable: false,
    need: ['postgres'],
  })
  const url = withDatabase(servers.postgresUrl, 'catalogue')
  await createDatabase(url)
  await migrate(url, migrations)
  const db = openDatabase(url, 2)
  try {
    await fill(url, db)
    const clock = () => new Date()
    const reader = { kind: 'all', conditions: [], until: null }
    return await work((askMeaning) => async (query) => {
      const memory = createMemory(clock)
      const listDeps = { db, memory, askMeaning, freeRights: createFreeRightsMemory({ db, memory }), clock }
      const selection = selectionOf(query, dayAt(clock()))
      const { rows } = await listListings(listDeps, {
        reader,
        selection,
        sort: sortOf(query, selection),
        after: null,
        limit: query.limit,
      })
      return rows
    })
  } finally {
    await db.$disconnect()
    await servers.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function fill(url: string, db: ReturnType<typeof openDatabase>): Promise<void> {
  const messages = postgresStore<Tx>({ connectionString: url, transactions: prismaTransactions<Tx>(db) })
  const outbox = createOutbox({ service: 'catalogue', store: messages })
  const store = createListingStore({ outbox, poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 } })
  const listings = demoListings().map((one) => ({ ...one, createdAt: new Date(one.createdAt) }))
  for (let start = 0; start < listings.length; start += 200)
    await messages.transaction((tx) => store.createListings(tx, listings.slice(start, start + 200)))
  await db.$executeRaw`ANALYZE`
}
