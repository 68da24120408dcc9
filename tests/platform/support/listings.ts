import { demoAgents, demoListings } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../../services/catalogue/src/database.ts'
import { createListingStore } from '../../../services/catalogue/src/listings/listing.store.ts'

const COUNT = 60

/** Puts the newest demo listings into the catalogue, and all of agent@storyright.test; answers their ids, newest first. */
export async function seedListings(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, 2)
  const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const listings = createListingStore({
    outbox: createOutbox({ service: 'catalogue', store }),
    poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 },
  })
  const { id: named } = demoAgents.find(({ email }) => email === 'agent@storyright.test')!
  const some = demoListings().filter(({ agentId }, at, all) => agentId === named || at >= all.length - COUNT)
  const added = await store.transaction((tx) =>
    listings.createListings(
      tx,
      some.map((listing) => ({ ...listing, createdAt: new Date(listing.createdAt) })),
    ),
  )
  await db.$disconnect()
  return added.map(({ id }) => String(id)).reverse()
}
