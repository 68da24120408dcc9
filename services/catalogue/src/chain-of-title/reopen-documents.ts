import { isDeepStrictEqual } from 'node:util'
import type { ListingForm } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { documentsOf, noteChange } from './document.store.ts'
import { settleBadge } from './settle-badge.ts'

type Proven = Pick<ListingForm, 'title' | 'author' | 'rights' | 'rightsAvailable' | 'territory' | 'exclusivity'>

/** What of a listing its documents were verified for. */
const proven = ({ title, author, rights, rightsAvailable, territory, exclusivity }: Proven) => ({
  title,
  author,
  exclusivity,
  rights,
  rightsAvailable: rightsAvailable.toSorted(),
  territory: territory.toSorted(),
})

export const changesTitle = (before: Proven, after: Proven): boolean =>
  !isDeepStrictEqual(proven(before), proven(after))

/** Has an administrator look again at what was verified for another title, author or rights; takes the badge meanwhile. */
export async function reopenDocuments(
  tx: Tx,
  store: Pick<ListingStore, 'mark'>,
  { listing, actorId, now }: { listing: Listing; actorId: string; now: Date },
): Promise<Listing> {
  for (const before of await documentsOf(tx, listing.id)) {
    if (before.status !== 'verified') continue
    const after = await tx.chainDocument.update({
      where: { id: before.id },
      data: { status: 'submitted', updatedAt: now },
    })
    await noteChange(tx, { listing, actorId, action: 'reopened', before, after }, now)
  }
  return settleBadge(tx, store, { listing, documents: await documentsOf(tx, listing.id) })
}
