import type { Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry } from '../audit/audit.store.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { buyerOf } from '../listings/accepted-offer.ts'
import { statusAfter } from '../listings/listing-status.ts'
import { actsForAnother, type ManagementDeps, requireManaged } from './may-manage.ts'

/** Marks a listing as sold to whoever has an option on it. */
export function markSold(
  { clock, messaging, store }: ManagementDeps<'lock' | 'sell'>,
  { viewer, id, offerId }: { viewer: Viewer; id: bigint; offerId: string | null },
): Promise<Listing> {
  return messaging.store.transaction(async (tx) => {
    const now = clock()
    const listing = await requireManaged(store, tx, { viewer, id })
    const status = statusAfter('rightsSold', listing)
    if (!status) throw catalogueRefusals.notOptioned()
    const soldOfferId = await buyerOf(tx, listing, offerId)
    if (actsForAnother(viewer, listing)) {
      const changes = { before: { status: listing.status }, after: { status, ...(soldOfferId && { soldOfferId }) } }
      await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.status-changed', listingId: id, ...changes }, now)
    }
    return store.sell(tx, listing, soldOfferId, now)
  })
}
