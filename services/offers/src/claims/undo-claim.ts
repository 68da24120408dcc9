import type { OfferEnding } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findListing } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, lockOffer } from '../offers/offer.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { closeCapture } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'

interface UndoClaimInput {
  hold: Hold
  /** The capture that was refused. */
  number: number
  because: string
  /** The provider still holds the money. */
  isHeld: boolean
}

/**
 * Gives the listing back after a refused capture, and closes its number with that; the offer is pending again. Does nothing
 * and returns false when an outcome of this number is already recorded. What happened meanwhile to the listing or to
 * one of the parties was put off by the claim and is caught up with now. A refused capture that left nothing held ends the offer:
 * its producer can renew it with another card.
 */
export async function undoClaim(
  deps: Pick<Deps, 'outbox' | 'clock'>,
  tx: Tx,
  { hold, number, because, isHeld }: UndoClaimInput,
): Promise<boolean> {
  const { offerId } = hold
  const offer = await lockOffer(tx, offerId)
  if (!offer.claim || offer.claim.committedAt || !(await closeCapture(tx, hold, number))) return false
  await tx.claim.delete({ where: { offerId } })
  await addMoment(tx, offerId, { at: deps.clock(), moment: 'capture_refused', note: because })
  const ending = (await endedMeanwhile(tx, offer)) ?? (isHeld ? undefined : 'hold_expired')
  if (ending) await endOffer(deps, tx, offerId, ending)
  return true
}

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
