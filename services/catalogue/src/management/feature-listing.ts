import type { Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Listing } from '../generated/client.ts'
import { type ManagementDeps, requireManaged } from './may-manage.ts'

interface Wish {
  viewer: Viewer
  id: bigint
  isFeatured: boolean
}

/** Chooses a listing for the featured titles, or takes it out; may be repeated. */
export const featureListing =
  ({ clock, messaging, store }: ManagementDeps<'lock' | 'mark'>) =>
  ({ viewer, id, isFeatured }: Wish): Promise<Listing> =>
    messaging.store.transaction(async (tx) => {
      const listing = await requireManaged(store)(tx, { viewer, id })
      if (listing.isFeatured === isFeatured) return listing
      const changes = { before: { isFeatured: !isFeatured }, after: { isFeatured } }
      await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.featured', listingId: id, ...changes }, clock())
      return store.mark(tx, listing, { isFeatured })
    })
