import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { addMoment } from '../offers/offer.store.ts'

/**
 * Gives the listing back after a refused capture; the offer is pending again. What happened meanwhile to the listing or to
 * one of the parties was put off by the claim and is caught up with now.
 */
export async function undoClaim(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  offerId: string,
  because: string,
): Promise<void> {
  const { claim } = await lockOffer(tx, offerId)
  if (!claim || claim.committedAt) return
  await tx.claim.delete({ where: { offerId } })
  await addMoment(tx, offerId, { at: deps.clock(), moment: 'capture_refused', note: because })
  const offer = await lockOffer(tx, offerId)
  const ending = await endingOf(tx, offer)
  if (ending) return endOffer(tx, deps, offer, ending)
  const listing = await tx.listing.findUniqueOrThrow({ where: { id: offer.listingId } })
  const closed = await tx.person.findMany({
    where: { id: { in: [offer.producerId, offer.agentId] }, status: 'closed' },
  })
  const hasClosed = (id: string) => closed.some((person) => person.id === id)
  if (hasClosed(offer.producerId)) await endOffer(tx, deps, offer, 'producer_closed')
  else if (hasClosed(offer.agentId)) await endOffer(tx, deps, offer, 'agent_closed')
  else if (listing.isDeleted) await endOffer(tx, deps, offer, 'listing_withdrawn')
}
