import type { MessagingStore } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import type { ListingStore, NewListing } from './listing.store.ts'

interface Deps {
  db: Database
  messages: Pick<MessagingStore<Tx>, 'transaction'>
  store: Pick<ListingStore, 'createListings'>
}

/** Listings in order: an array, or a function that makes them on demand. */
type Listings = Pick<readonly NewListing[], 'length' | 'slice'>

const BATCH = 200

/**
 * Seeds listings under a name, in batches that each commit with their events and the progress made: repeated or
 * interrupted, every listing is inserted once.
 */
export async function seedListings(
  { db, messages, store }: Deps,
  name: string,
  listings: Listings,
  onProgress: (loaded: number, total: number) => void,
): Promise<void> {
  let loaded = (await db.load.upsert({ where: { name }, create: { name, loaded: 0 }, update: {} })).loaded
  if (loaded >= listings.length) return
  // Seeded first, each listing's id is its position, whatever was interrupted: other services' demo data relies on it.
  const isFirst = (await lastId(db)) === loaded
  while (loaded < listings.length) {
    const start = loaded
    loaded = await messages.transaction(async (tx) => {
      const end = Math.min(start + BATCH, listings.length)
      const batch = listings.slice(start, end)
      if (isFirst) await createNumbered(tx, store, batch, start)
      else await store.createListings(tx, batch)
      await tx.load.update({ where: { name, loaded: start }, data: { loaded: end } })
      return end
    })
    onProgress(loaded, listings.length)
  }
  await db.$executeRaw`ANALYZE` // the planner should know at once what it would learn in a minute
}

async function lastId(db: Database): Promise<number> {
  const { _max } = await db.listing.aggregate({ _max: { id: true } })
  return Number(_max.id ?? 0)
}

/** Moves the sequence past them, by taking numbers: setting it is for the owner of the table, as whom services need not sign in. */
async function createNumbered(tx: Tx, store: Deps['store'], batch: NewListing[], start: number): Promise<void> {
  await store.createListings(
    tx,
    batch.map((listing, place) => ({ ...listing, id: BigInt(start + place + 1) })),
  )
  await tx.$executeRaw`SELECT nextval(pg_get_serial_sequence('listings', 'id')) FROM generate_series(1, ${batch.length}::int)`
}
