import type { OfferEnding } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { findListing } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import type { OfferWithHolds } from '../offers/records.ts'

/** Why a pending offer has to end now: the ending came while it was claimed, and waited. */
export async function endedMeanwhile(tx: Tx, offer: OfferWithHolds): Promise<OfferEnding | undefined> {
  const { listingId, producerId, agentId } = offer
  const ending = await endingOf(tx, offer)
  if (ending) return ending
  const closed = await tx.person.findMany({ where: { id: { in: [producerId, agentId] }, status: 'closed' } })
  const hasClosed = (id: string) => closed.some((person) => person.id === id)
  if (hasClosed(producerId)) return 'producer_closed'
  if (hasClosed(agentId)) return 'agent_closed'
  return (await findListing(tx, listingId))?.isDeleted ? 'listing_withdrawn' : undefined
}
