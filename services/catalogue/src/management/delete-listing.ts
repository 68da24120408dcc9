import type { Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry } from '../audit/audit.store.ts'
import { catalogueRefusals } from '../errors.ts'
import { boundListingsOf } from '../listings/accepted-offer.ts'
import { actsForAnother, type ManagementDeps, requireManaged } from './may-manage.ts'

/** Withdraws a listing, unless an offer on it was accepted. */
export function deleteListing(
  { clock, messaging, store }: ManagementDeps<'lock' | 'remove'>,
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<void> {
  return messaging.store.transaction(async (tx) => {
    const now = clock()
    const listing = await requireManaged(store, tx, { viewer, id })
    const isBound = await boundListingsOf(tx, listing.agentId)
    if (isBound(listing)) throw catalogueRefusals.offerAccepted()
    if (actsForAnother(viewer, listing)) {
      const changes = { before: { deleted: false }, after: { deleted: true } }
      await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.deleted', listingId: id, ...changes }, now)
    }
    await store.remove(tx, [id], now)
  })
}
