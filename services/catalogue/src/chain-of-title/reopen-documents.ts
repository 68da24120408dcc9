import { isDeepStrictEqual } from 'node:util'
import type { ListingForm } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import type { ChainDocument, Listing } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { documentsOf, noteChange } from './document.store.ts'
import { endsOf } from './ends.ts'
import { isVerified } from './path.ts'

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

/** Gives a listing its badge, or takes it, by what its documents say now. */
export async function settleBadge(
  tx: Tx,
  store: Pick<ListingStore, 'mark'>,
  { listing, documents }: { listing: Listing; documents: readonly ChainDocument[] },
): Promise<Listing> {
  const chainOfTitleVerified = isVerified(documents, await endsOf(tx, listing))
  if (chainOfTitleVerified === listing.chainOfTitleVerified) return listing
  return store.mark(tx, listing, { chainOfTitleVerified })
}

/** The same for every listing of an agent that has documents: their agency has another name now. */
export async function settleBadgesOf(tx: Tx, store: Pick<ListingStore, 'mark'>, agentId: string): Promise<void> {
  const listings = await tx.listing.findMany({
    where: { agentId, deletedAt: null, chain: { some: {} } },
    include: { chain: true },
  })
  for (const { chain, ...listing } of listings) await settleBadge(tx, store, { listing, documents: chain })
}
