import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
} from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import type { Db, Tx } from '@storyright/mongodb'
import { type ListingRow, listingRows } from './listing-rows.ts'

const followed = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot, listingDeleted]

interface FollowListingsInput {
  db: Db
  /** A hook for listings that were just stored, in the same transaction. */
  kept?(tx: Tx, rows: readonly ListingRow[]): Promise<void>
}

/** Keeps listings from catalogue's events. */
export const followListings = ({ db, kept }: FollowListingsInput): Subscription<Tx>[] =>
  onAll(followed, async (events, tx: Tx) => {
    const rows = events.map(({ type, data: listing, entityversion: version }) => {
      return { _id: listing.id, version, isDeleted: type === listingDeleted.type, listing }
    })
    const newer = await keepNewestOf(tx, listingRows.of(db), rows)
    if (newer.length > 0) await kept?.(tx, newer)
  })
