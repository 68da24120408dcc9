import type { OfferEnding } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { addMoment, type Offer } from '../offers/offer.store.ts'
import { type Capture, closeCapture } from './capture-numbers.ts'

/**
 * Gives the listing back after a refused capture, and closes its number with that; the offer is pending again. Does nothing
 * and answers false when somebody else has written an outcome of this number. What happened meanwhile to the listing or to
 * one of the parties was put off by the claim and is caught up with now.
 */
export async function undoClaim(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  capture: Capture,
  because: string,
): Promise<boolean> {
  const { offerId } = capture.hold
  const { claim, ...offer } = await lockOffer(tx, offerId)
  if (!claim || claim.committedAt || !(await closeCapture(tx, capture))) return false
  await tx.claim.delete({ where: { offerId } })
  await addMoment(tx, offerId, { at: deps.clock(), moment: 'capture_refused', note: because })
  const ending = await endedMeanwhile(tx, offer)
  if (ending) await endOffer(tx, deps, { ...offer, claim: null }, ending)
  return true
}

/** Why an offer has to end although it is pending: what would have ended it found it claimed. */
export async function endedMeanwhile(
  tx: Tx,
  offer: Pick<Offer, 'id' | 'listingId' | 'producerId' | 'agentId'>,
): Promise<OfferEnding | undefined> {
  const { listingId, producerId, agentId } = offer
  const ending = await endingOf(tx, offer)
  if (ending) return ending
  const listing = await tx.listing.findUniqueOrThrow({ where: { id: listingId } })
  const closed = await tx.person.findMany({ where: { id: { in: [producerId, agentId] }, status: 'closed' } })
  const hasClosed = (id: string) => closed.some((person) => person.id === id)
  if (hasClosed(producerId)) return 'producer_closed'
  if (hasClosed(agentId)) return 'agent_closed'
  return listing.isDeleted ? 'listing_withdrawn' : undefined
}
