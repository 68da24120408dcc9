import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import { lockPerson } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'
import { favouriteRows } from './favourite-rows.ts'

/** Keeps favourites as catalogue tells them; a closed account has none, also when they are told late. */
export const followFavourites = ({ db }: { db: Database }): Subscription<Tx>[] =>
  [favouriteAdded, favouriteRemoved].map((event) =>
    on(event, async ({ data: { userId, listingId }, entityversion: version }, tx: Tx) => {
      if ((await lockPerson(tx, db, userId))?.status === 'closed') return
      const isFavourite = event === favouriteAdded
      const row = { _id: `${userId}_${listingId}`, version, userId, listingId, isFavourite }
      await keepNewest(tx, favouriteRows.of(db), row)
    }),
  )
