import type { Tx } from '../database.ts'
import type { ListingStore } from './listing.store.ts'
import { boundListingsOf } from './listing-status.ts'

const BATCH = 500

/** Withdraws what an agent had to offer; where an offer was accepted, the deal goes on. */
export async function withdrawListings(
  store: Pick<ListingStore, 'remove'>,
  tx: Tx,
  { agentId, at }: { agentId: string; at: Date },
): Promise<void> {
  const listings = await tx.listing.findMany({
    where: { agentId, deletedAt: null },
    select: { id: true, status: true },
  })
  const isBound = await boundListingsOf(tx, agentId)
  const ids = listings.filter((listing) => !isBound(listing)).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += BATCH) await store.remove(tx, ids.slice(from, from + BATCH), at)
}
