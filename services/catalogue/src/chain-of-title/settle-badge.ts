import type { Tx } from '../database.ts'
import type { ChainDocument, Listing } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { endsOf } from './ends.ts'
import { isVerified } from './path.ts'

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
