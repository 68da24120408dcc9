import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import { favouriteRows } from './favourites/favourite-rows.ts'
import { offerRows } from './offers/offer-rows.ts'

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; what is in one stands beside its declaration. */
export const collections: readonly CollectionDeclaration[] = [
  listingRows,
  favouriteRows,
  offerRows,
  personRows,
  membershipRows,
]
