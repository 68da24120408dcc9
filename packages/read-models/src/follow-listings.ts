import {
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  type PublicListing,
} from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import { type Db, defineCollection, type Tx } from '@storyright/mongodb'

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

/** A listing from catalogue's events; a deleted one stays as a mark, so that late events change nothing. */
export interface ListingRow {
  /** The listing's id. */
  _id: string
  version: number
  isDeleted: boolean
  listing: PublicListing
}

export const listingRows = defineCollection<ListingRow>('listings', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'isDeleted', 'listing'],
    properties: { version: { bsonType: 'number' }, isDeleted: { bsonType: 'bool' }, listing: { bsonType: 'object' } },
  },
  indexes: [{ name: 'by_agent', key: { 'listing.agentId': 1 } }],
})
