import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import { noteDeed } from '../audit/audit.store.ts'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { buyerOf } from '../offers/accepted-offer.ts'
import type { ListingStore } from './listing.store.ts'
import { statusAfter } from './listing-status.ts'
import { managedListing } from './managed-listing.ts'
import { actsForAnother } from './may-manage.ts'

interface Deps {
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store'>
  store: Pick<ListingStore, 'lock' | 'sell'>
}

/** Marks a listing as sold to whoever has an option on it. */
export const markSold =
  ({ clock, messaging, store }: Deps) =>
  ({ viewer, id, offerId }: { viewer: Viewer; id: bigint; offerId: string | null }): Promise<Listing> =>
    messaging.store.transaction(async (tx) => {
      const now = clock()
      const listing = await managedListing(tx, store, { viewer, id })
      const status = statusAfter('rightsSold', listing)
      if (!status) throw catalogueRefusals.notOptioned()
      const soldOfferId = await buyerOf(tx, listing, offerId)
      if (actsForAnother(viewer, listing)) {
        const changes = { before: { status: listing.status }, after: { status, ...(soldOfferId && { soldOfferId }) } }
        await noteDeed(tx, { actorId: viewer.id, action: 'listing.status-changed', listingId: id, ...changes }, now)
      }
      return store.sell(tx, listing, soldOfferId, now)
    })
