import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoChains, demoListings, demoYear } from '@storyright/demo'
import {
  createOutbox,
  type MessagingStore,
  type Outbox,
  postgresStore,
  prismaTransactions,
} from '@storyright/messaging'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { seedChains } from './chain-of-title/seed-chains.ts'
import { environment, poundsPer } from './config.ts'
import { type Database, openDatabase, type Tx } from './database.ts'
import { createListingStore } from './listings/listing.store.ts'
import { seedListings } from './listings/seed-listings.ts'

/** Each may have two events, and up to 200 go in one transaction. */
const BATCH = 100

/** As many as there will never be. */
const DONE = 2_147_483_647

const config = configOf({
  DATABASE_URL: environment.DATABASE_URL,
  POUNDS_PER_USD: environment.POUNDS_PER_USD,
  POUNDS_PER_EUR: environment.POUNDS_PER_EUR,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()
const FAVOURITES = 'demo favourites'
const db = openDatabase(config.DATABASE_URL, 2)
const messages = postgresStore<Tx>({
  connectionString: config.DATABASE_URL,
  transactions: prismaTransactions<Tx>(db),
})
const outbox = createOutbox({ service: 'catalogue', store: messages })
const store = createListingStore({ outbox, poundsPer: poundsPer(config) })
const works = demoListings(config.DEMO_WORKS_DIR)
const listings = works.map((listing) => ({ ...listing, createdAt: new Date(listing.createdAt) }))
await seedListings({ db, messages, store }, 'demo catalogue', listings, (loaded, total) =>
  console.log(demoProgressLine('listings', loaded, total)),
)
// The demo's listings have their places as numbers unless there were others before them.
const first = await db.listing.findUnique({ where: { id: 1n }, select: { title: true } })
const isNumbered = first?.title === works[0]?.form.title
if (isNumbered) {
  const chains = demoChains(works).map((chain) => ({ ...chain, listingId: BigInt(chain.listingId) }))
  await seedChains({ db, messages, store, clock: () => new Date() }, 'demo chains of title', chains)
}
if (isNumbered && !(await areFavouritesSeeded(db, FAVOURITES))) {
  const { favourites } = demoYear(works, new Date())
  const past = favourites.map(({ personId, listingId, at, removedAt }) => ({
    userId: personId,
    listingId: BigInt(listingId),
    at,
    removedAt,
  }))
  await seedFavourites({ db, messages, outbox }, FAVOURITES, past)
}
await db.$disconnect()

interface Deps {
  db: Database
  messages: Pick<MessagingStore<Tx>, 'transaction'>
  outbox: Outbox<Tx>
}

/** A favourite of the past, and when it was taken back. */
interface PastFavourite {
  userId: string
  listingId: bigint
  at: Date
  removedAt: Date | null
}

/** Seeds favourites under a name, once, in batches that each commit with their events and the progress made. */
async function seedFavourites(
  { db, messages, outbox }: Deps,
  name: string,
  favourites: readonly PastFavourite[],
): Promise<void> {
  let { loaded } = await db.load.upsert({ where: { name }, create: { name, loaded: 0 }, update: {} })
  // Those of another day would be others: what was begun is gone on with as long as there is something left.
  while (loaded < favourites.length) {
    const [start, end] = [loaded, Math.min(loaded + BATCH, favourites.length)]
    await messages.transaction(async (tx) => {
      await addPast(tx, outbox, favourites.slice(start, end))
      const isLast = end === favourites.length
      await tx.load.update({ where: { name, loaded: start }, data: { loaded: isLast ? DONE : end } })
    })
    loaded = end
  }
}

/** Whether all of them were seeded before: most starts need not even know which. */
async function areFavouritesSeeded({ load }: Pick<Database, 'load'>, name: string): Promise<boolean> {
  return (await load.findUnique({ where: { name } }))?.loaded === DONE
}

/** Favourites that somebody has marked themselves stay as they are. */
async function addPast(tx: Tx, outbox: Outbox<Tx>, favourites: readonly PastFavourite[]): Promise<void> {
  const rows = await tx.favourite.createManyAndReturn({
    data: favourites.map(({ removedAt, ...favourite }) => ({
      ...favourite,
      at: removedAt ?? favourite.at,
      version: removedAt ? 2 : 1,
      isRemoved: removedAt !== null,
    })),
    skipDuplicates: true,
  })
  const isNew = new Set(rows.map(({ userId, listingId }) => `${userId}_${listingId}`))
  await outbox.add(
    tx,
    favourites.flatMap(({ userId, listingId, at, removedAt }) => {
      const id = `${userId}_${listingId}`
      if (!isNew.has(id)) return []
      const state = (time: Date) => ({ userId, listingId: String(listingId), at: time.toISOString() })
      const added = favouriteAdded(id, 1, state(at))
      return removedAt ? [added, favouriteRemoved(id, 2, state(removedAt))] : [added]
    }),
  )
}
