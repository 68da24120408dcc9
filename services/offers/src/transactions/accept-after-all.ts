import { claimListing } from '../acceptance/claim-offer.ts'
import { commitAcceptance } from '../acceptance/commit-acceptance.ts'
import { endedMeanwhile } from '../acceptance/undo-claim.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isAvailable } from '../listings/listing.store.ts'
import type { Offer } from '../offers/offer.store.ts'
import { termsOf } from '../offers/offer-terms.ts'

/** Whether an offer whose money was captured unasked can still become a deal: it waits, and its listing is free for it. */
export async function mayBeAccepted(tx: Tx, offer: Offer): Promise<boolean> {
  const { status, claim, hold } = offer
  if (status !== 'pending' || claim || hold.status !== 'captured' || hold.refundedPence > 0) return false
  if (await endedMeanwhile(tx, offer)) return false
  const listing = await tx.listing.findUniqueOrThrow({ where: { id: offer.listingId } })
  return isAvailable(tx, listing, termsOf(offer))
}

/** Claims and commits at once: the money is there already. The caller holds the locks and has asked `mayBeAccepted`. */
export async function acceptAfterAll(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  offer: Offer,
  claimedBy: string,
): Promise<void> {
  const claim = await claimListing(tx, offer, { claimedBy, at: deps.clock() })
  await commitAcceptance(tx, deps, { ...offer, claim })
}
