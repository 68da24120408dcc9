import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type ListingRow, listingRows } from './listing-rows.ts'

const told = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot, listingDeleted]

interface Following extends Pick<Deps, 'db'> {
  /** What else depends on a listing that has just been kept, in the same transaction. */
  kept(tx: Tx, row: ListingRow): Promise<void>
}

/** Keeps listings as catalogue tells them. */
export const listingSubscriptions = ({ db, kept }: Following): Subscription<Tx>[] =>
  told.map((event) =>
    on(event, async ({ data: listing, entityversion: version }, tx: Tx) => {
      const row = { _id: listing.id, version, isDeleted: event === listingDeleted, listing }
      if (await keepNewest(tx, listingRows.of(db), row)) await kept(tx, row)
    }),
  )
