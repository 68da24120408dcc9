import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoChains, demoListings, demoYear } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { seedChains } from './chain-of-title/seed-chains.ts'
import { environment, poundsPer } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { areFavouritesSeeded, seedFavourites } from './favourites/seed-favourites.ts'
import { createListingStore } from './listings/listing.store.ts'
import { seedListings } from './listings/seed-listings.ts'

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
