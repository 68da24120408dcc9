import type { ListingForm } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import { noteDeed } from '../audit/audit.store.ts'
import { differences } from '../audit/differences.ts'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from './listing.store.ts'
import { formOf } from './listing.views.ts'
import { managedListing } from './managed-listing.ts'
import { actsForAnother } from './may-manage.ts'

interface Deps {
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store'>
  store: Pick<ListingStore, 'lock' | 'replaceForm'>
}

/** Replaces what the listing form says. */
export const replaceListing =
  ({ clock, messaging, store }: Deps) =>
  ({ viewer, id, form }: { viewer: Viewer; id: bigint; form: ListingForm }): Promise<Listing> =>
    messaging.store.transaction(async (tx) => {
      const now = clock()
      const listing = await managedListing(tx, store, { viewer, id })
      if (actsForAnother(viewer, listing)) {
        const changes = differences(formOf(listing), form)
        await noteDeed(tx, { actorId: viewer.id, action: 'listing.replaced', listingId: id, ...changes }, now)
      }
      return store.replaceForm(tx, listing, form, now)
    })
