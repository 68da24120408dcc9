import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import { openFavourites } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'
import { favouriteRows } from './favourite-rows.ts'

/** Keeps favourites from catalogue's events; a closed account has none, also when an event comes late. */
export const followFavourites = ({ db }: { db: Database }): Subscription<Tx>[] =>
  onAll([favouriteAdded, favouriteRemoved], async (events, tx: Tx) => {
    const rows = (await openFavourites(tx, db, events)).map(({ at: _at, ...row }) => row)
    await keepNewestOf(tx, favouriteRows.of(db), rows)
  })
