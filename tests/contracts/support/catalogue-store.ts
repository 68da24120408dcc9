import { prismaTransactions } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../../services/catalogue/src/database.ts'
import { createListingStore } from '../../../services/catalogue/src/listings/listing.store.ts'
import { openStoreOf } from './databases.ts'

/** The catalogue’s listings on a database of their own. */
export async function openListingStore() {
  const { db, outbox } = await openStoreOf('catalogue', openDatabase, prismaTransactions<Tx>)
  return { db, listings: createListingStore({ outbox, poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 } }) }
}
