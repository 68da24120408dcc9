import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import { noteDeed } from '../audit/audit.store.ts'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { boundListingsOf } from '../offers/accepted-offer.ts'
import type { ListingStore } from './listing.store.ts'
import { managedListing } from './managed-listing.ts'
import { actsForAnother } from './may-manage.ts'

interface Deps {
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store'>
  store: Pick<ListingStore, 'lock' | 'remove'>
}

/** Withdraws a listing, unless an offer on it was accepted. */
export const deleteListing =
  ({ clock, messaging, store }: Deps) =>
  ({ viewer, id }: { viewer: Viewer; id: bigint }): Promise<void> =>
    messaging.store.transaction(async (tx) => {
      const now = clock()
      const listing = await managedListing(tx, store, { viewer, id })
      const isBound = await boundListingsOf(tx, listing.agentId)
      if (isBound(listing)) throw catalogueRefusals.offerAccepted()
      if (actsForAnother(viewer, listing)) {
        const changes = { before: { deleted: false }, after: { deleted: true } }
        await noteDeed(tx, { actorId: viewer.id, action: 'listing.deleted', listingId: id, ...changes }, now)
      }
      await store.remove(tx, [id], now)
    })
