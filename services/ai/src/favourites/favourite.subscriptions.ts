import { favouriteAdded, favouriteRemoved, userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lockPerson } from '../people/person-rows.ts'
import { favouriteRows } from './favourite-rows.ts'

/** Keeps favourites as catalogue tells them; a closed account has none, also when they are told late. */
export const favouriteSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] => [
  ...[favouriteAdded, favouriteRemoved].map((event) =>
    on(event, async ({ data: { userId, listingId, at }, entityversion: version }, tx: Tx) => {
      if ((await lockPerson(tx, db, userId))?.status === 'closed') return
      const isFavourite = event === favouriteAdded
      const row = { _id: `${userId}_${listingId}`, version, userId, listingId, at: new Date(at), isFavourite }
      await keepNewest(tx, favouriteRows.of(db), row)
    }),
  ),
  ...userEvents.map((event) =>
    on(event, async ({ data: { id: userId, status } }, tx: Tx) => {
      if (status === 'closed') await favouriteRows.of(db).deleteMany({ userId }, { session: tx })
    }),
  ),
]
