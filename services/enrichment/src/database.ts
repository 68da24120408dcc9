import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; what is in one stands beside its declaration. */
export const collections: readonly CollectionDeclaration[] = [listingRows]
