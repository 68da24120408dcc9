import {
  favouriteAdded,
  favouriteRemoved,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  offerEvents,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { favouriteRows } from './favourite-rows.ts'
import { listingRows } from './listing-rows.ts'
import { offerRows } from './offer-rows.ts'

const living = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot]

/** Keeps listings, favourites and offers as their owners tell them. */
export function listingSubscriptions({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] {
  const keepListing =
    (isDeleted: boolean) => async (envelope: { data: { id: string }; entityversion: number }, tx: Tx) =>
      void (await keepNewest(tx, listingRows.of(db), {
        _id: envelope.data.id,
        version: envelope.entityversion,
        isDeleted,
        listing: envelope.data as never,
      }))
  return [
    ...living.map((event) => on(event, keepListing(false))),
    on(listingDeleted, keepListing(true)),
    ...[favouriteAdded, favouriteRemoved].map((event) =>
      on(event, async ({ data: { userId, listingId, at }, entityversion: version }, tx: Tx) => {
        const isFavourite = event === favouriteAdded
        const row = { _id: `${userId}_${listingId}`, version, userId, listingId, at: new Date(at), isFavourite }
        await keepNewest(tx, favouriteRows.of(db), row)
      }),
    ),
    ...offerEvents.map((event) =>
      on(event, async ({ data: offer, entityversion: version }, tx: Tx) => {
        await keepNewest(tx, offerRows.of(db), { _id: offer.id, version, offer })
      }),
    ),
  ]
}
