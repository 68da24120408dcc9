import { claimListing, commitAcceptance } from '../acceptance/acceptance.ts'
import { endedMeanwhile } from '../acceptance/undo-claim.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findListing, isAvailable } from '../listings/listing.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'

/** Whether an offer whose money was captured unasked can still become a deal: it waits, and its listing is free for it. */
export async function mayBeAccepted(tx: Tx, offer: OfferWithHolds): Promise<boolean> {
  const { status, claim, hold } = offer
  if (status !== 'pending' || claim || hold.status !== 'captured' || hold.refundedPence > 0) return false
  if (await endedMeanwhile(tx, offer)) return false
  return isAvailable(tx, await findListing(tx, offer.listingId), offer.terms)
}

/** Claims and commits at once: the money is there already. The caller holds the locks and has asked `mayBeAccepted`. */
export const acceptAfterAll =
  (deps: Pick<Deps, 'outbox' | 'clock'>) =>
  async (tx: Tx, { offer, ...by }: { offer: OfferWithHolds; claimedBy: string; reason: string }): Promise<void> => {
    const claim = await claimListing(tx, offer, { ...by, at: deps.clock() })
    await commitAcceptance(deps)(tx, { ...offer, claim })
  }
