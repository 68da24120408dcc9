import { currentListing, type Envelope, favouriteAdded, type favouriteRemoved } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Db, Tx } from '@storyright/mongodb'
import type { ServiceClient } from '@storyright/service-kit'
import { type ListingRow, listingRows } from './follow-listings.ts'
import { closedAmong } from './follow-people.ts'

interface AskCatalogueInput {
  db: Db
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  catalogue: ServiceClient
  /** What else depends on a listing that has just been kept, in the same transaction. */
  kept?(tx: Tx, rows: readonly ListingRow[]): Promise<void>
}

/** A listing and its version as catalogue has them now; null where it is withdrawn, hidden or unknown. */
export function currentListingOf(catalogue: ServiceClient, id: string) {
  const { method, path, reply } = currentListing
  return catalogue.ask({ method, path: path.replace(':id', id), reply, idempotent: true })
}

/** Makes a listing known whose events are still on their way; returns whether it is there. */
export type AskCatalogue = (id: string) => Promise<boolean>

/** Asks catalogue for a listing whose first event has not come yet, and stores it as the event would have: that then changes nothing. */
export function askCatalogue({ db, transaction, catalogue, kept }: AskCatalogueInput): AskCatalogue {
  return async (id) => {
    const there = await listingRows.of(db).findOne({ _id: id }, { projection: { isDeleted: 1 } })
    if (there) return !there.isDeleted // an event may have come since somebody looked
    const listing = await currentListingOf(catalogue, id)
    if (!listing) return false
    const row = { _id: id, isDeleted: false, ...listing }
    await transaction(async (tx) => {
      if (await keepNewest(tx, listingRows.of(db), row)) await kept?.(tx, [row])
    })
    return true
  }
}

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
