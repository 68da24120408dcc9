import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersion } from '@storyright/service-kit'
import { addAuditEntry } from '../audit/audit.store.ts'
import type { Listing } from '../generated/client.ts'
import { cardOf } from '../listings/listing.views.ts'
import { lockChoice, versionOfChoice } from './featured-choice.ts'
import { type ManagementDeps, requireManaged } from './may-manage.ts'

interface Wish {
  viewer: Viewer
  id: bigint
  isFeatured: boolean
  expected: Expected
}

/** Chooses a listing for the featured titles, or takes it out; may be repeated. Answers also which version of the choice that makes. */
export function featureListing(
  { clock, messaging, store }: ManagementDeps<'lock' | 'mark'>,
  { viewer, id, isFeatured, expected }: Wish,
): Promise<{ listing: Listing; version: number }> {
  return messaging.store.transaction(async (tx) => {
    const listing = await requireManaged(store, tx, { viewer, id })
    await lockChoice(tx)
    const version = await versionOfChoice(tx)
    requireVersion(expected, version, () => cardOf(listing))
    if (listing.isFeatured === isFeatured) return { listing, version }
    const changes = { before: { isFeatured: !isFeatured }, after: { isFeatured } }
    await addAuditEntry(tx, { actorId: viewer.id, action: 'listing.featured', listingId: id, ...changes }, clock())
    return { listing: await store.mark(tx, listing, { isFeatured }), version: await versionOfChoice(tx) }
  })
}
