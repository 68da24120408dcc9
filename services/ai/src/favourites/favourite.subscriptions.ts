import { favouriteAdded, favouriteRemoved, userEvents } from '@storyright/contracts/events'
import { on, onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import { openFavourites } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { favouriteRows } from './favourite-rows.ts'

/** Keeps favourites from catalogue's events; a closed account has none, also when an event comes late. */
export const favouriteSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] => [
  ...onAll([favouriteAdded, favouriteRemoved], async (events, tx: Tx) => {
    const favourites = await openFavourites(tx, db, events)
    const rows = favourites.map((favourite) => ({ ...favourite, at: new Date(favourite.at) }))
    await keepNewestOf(tx, favouriteRows.of(db), rows)
  }),
  ...userEvents.map((event) =>
    on(event, async ({ data: { id: userId, status } }, tx: Tx) => {
      if (status === 'closed') await favouriteRows.of(db).deleteMany({ userId }, { session: tx })
    }),
  ),
]
