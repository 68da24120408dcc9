import { type Envelope, favouriteAdded, type favouriteRemoved } from '@storyright/contracts/events'
import type { Db, Tx } from '@storyright/mongodb'
import { closedAmong } from './person-rows.ts'

type FavouriteEvent = Envelope<ReturnType<typeof favouriteAdded | typeof favouriteRemoved>['data']>

/** Favourites from catalogue's events, under the ids of their rows; a closed account has none, also when an event comes late. */
export async function openFavourites(tx: Tx, db: Db, events: readonly FavouriteEvent[]) {
  const closed = await closedAmong(
    tx,
    db,
    events.map(({ data }) => data.userId),
  )
  return events
    .filter(({ data }) => !closed.has(data.userId))
    .map(({ type, data, entityversion: version }) => {
      return { _id: `${data.userId}_${data.listingId}`, version, isFavourite: type === favouriteAdded.type, ...data }
    })
}
