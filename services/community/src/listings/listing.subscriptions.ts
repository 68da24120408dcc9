import {
  favouriteAdded,
  favouriteRemoved,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
} from '@storyright/contracts/events'
import { keepNewest, onAll, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { lockClosed } from '../people/person.store.ts'
import { keepListing } from './listing.store.ts'

const followed = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot, listingDeleted]

/** Keeps listings and favourites from catalogue's events; a closed account has no favourites, also when an event comes late. */
export const listingSubscriptions = (): Subscription<Tx>[] => [
  ...onAll(followed, async (events, tx: Tx) => {
    for (const { type, data: listing, entityversion: version } of events)
      await keepListing(tx, { version, listing, isDeleted: type === listingDeleted.type })
  }),
  ...onAll([favouriteAdded, favouriteRemoved], async (events, tx: Tx) => {
    const closed = await lockClosed(
      tx,
      events.map(({ data }) => data.userId),
    )
    for (const { type, data, entityversion: version } of events) {
      const { userId, listingId } = data
      const row = {
        id: `${userId}_${listingId}`,
        version,
        userId,
        listingId,
        isFavourite: type === favouriteAdded.type,
      }
      if (!closed.has(userId)) await keepNewest(tx, 'favourites', row)
    }
  }),
]
