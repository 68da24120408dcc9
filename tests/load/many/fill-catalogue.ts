import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import pg from 'pg'
import { poundsPer } from '../../../services/catalogue/src/config.ts'
import { openDatabase, type Tx } from '../../../services/catalogue/src/database.ts'
import { createListingStore } from '../../../services/catalogue/src/listings/listing.store.ts'
import { seedListings } from '../../../services/catalogue/src/listings/seed-listings.ts'
import { blendedListings } from './blended-listings.ts'

interface Fill {
  databaseUrl: string
  /** How many listings there shall be in all. */
  listings: number
  /** Books of rights in place of the demo's. */
  rightsAt?: (place: number) => string
  onProgress(loaded: number, total: number): void
}

const NAME = 'blended listings'
const RATES = poundsPer({ POUNDS_PER_USD: 0.79, POUNDS_PER_EUR: 0.86 })

/**
 * Fills a catalogue through its own store and outbox until it has so many listings; what an interrupted run has loaded
 * counts. The answer is how many there are.
 */
export async function fillCatalogue({ databaseUrl, listings, rightsAt, onProgress }: Fill): Promise<number> {
  const db = openDatabase(databaseUrl, 2)
  try {
    const messages = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
    const store = createListingStore({
      outbox: createOutbox({ service: 'catalogue', store: messages }),
      poundsPer: RATES,
    })
    const loaded = (await db.load.findUnique({ where: { name: NAME } }))?.loaded ?? 0
    const missing = listings - (await db.listing.count({ where: { deletedAt: null } }))
    if (missing > 0) {
      const blended = blendedListings(loaded + missing, rightsAt)
      await seedListings({ db, messages, store }, NAME, blended, (done) => onProgress(done - loaded, missing))
      await vacuumAnalyze(databaseUrl)
    }
    return await db.listing.count({ where: { deletedAt: null } })
  } finally {
    await db.$disconnect()
  }
}

/** Autovacuum would do this within minutes; without it, every search reads the pending lists of the indexes. */
async function vacuumAnalyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
