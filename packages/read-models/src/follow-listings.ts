import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Db, Tx } from '@storyright/mongodb'
import { type ListingRow, listingRows } from './listing-rows.ts'

const told = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot, listingDeleted]

interface Following {
  db: Db
  /** What else depends on a listing that has just been kept, in the same transaction. */
  kept?(tx: Tx, row: ListingRow): Promise<void>
}

/** Keeps listings as catalogue tells them. */
export const followListings = ({ db, kept }: Following): Subscription<Tx>[] =>
  told.map((event) =>
    on(event, async ({ data: listing, entityversion: version }, tx: Tx) => {
      const row = { _id: listing.id, version, isDeleted: event === listingDeleted, listing }
      if (await keepNewest(tx, listingRows.of(db), row)) await kept?.(tx, row)
    }),
  )
