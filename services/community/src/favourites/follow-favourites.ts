import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import { closedAmong } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'
import { favouriteRows } from './favourite-rows.ts'

/** Keeps favourites as catalogue tells them; a closed account has none, also when they are told late. */
export const followFavourites = ({ db }: { db: Database }): Subscription<Tx>[] =>
  onAll([favouriteAdded, favouriteRemoved], async (events, tx: Tx) => {
    const closed = await closedAmong(
      tx,
      db,
      events.map(({ data }) => data.userId),
    )
    const rows = events
      .filter(({ data }) => !closed.has(data.userId))
      .map(({ type, data: { userId, listingId }, entityversion: version }) => {
        const isFavourite = type === favouriteAdded.type
        return { _id: `${userId}_${listingId}`, version, userId, listingId, isFavourite }
      })
    await keepNewestOf(tx, favouriteRows.of(db), rows)
  })
