import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import { noteDeed } from '../audit/audit.store.ts'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from './listing.store.ts'
import { managedListing } from './managed-listing.ts'

interface Deps {
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store'>
  store: Pick<ListingStore, 'lock' | 'mark'>
}
interface Wish {
  viewer: Viewer
  id: bigint
  isFeatured: boolean
}

/** Chooses a listing for the featured titles, or takes it out; may be repeated. */
export const featureListing =
  ({ clock, messaging, store }: Deps) =>
  ({ viewer, id, isFeatured }: Wish): Promise<Listing> =>
    messaging.store.transaction(async (tx) => {
      const listing = await managedListing(tx, store, { viewer, id })
      if (listing.isFeatured === isFeatured) return listing
      const changes = { before: { isFeatured: !isFeatured }, after: { isFeatured } }
      await noteDeed(tx, { actorId: viewer.id, action: 'listing.featured', listingId: id, ...changes }, clock())
      return store.mark(tx, listing, { isFeatured })
    })
