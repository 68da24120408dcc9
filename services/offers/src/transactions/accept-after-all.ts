import { claimListing, commitAcceptance } from '../claims/claim.ts'
import { endedMeanwhile } from '../claims/ended-meanwhile.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { whyNotAvailable } from '../listings/listing.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { isDisputeOpen, wentBackPence } from '../payments/money-back.ts'

/** Whether an offer whose money was captured unasked can still become a deal: it waits, and its listing is free for it. */
export async function mayBeAccepted(
  tx: Tx,
  offer: OfferWithHolds,
  { intentId }: { intentId: string | null },
): Promise<boolean> {
  const { status, claim, hold } = offer
  if (intentId !== null && hold.intentId !== intentId) return false // an older hold was captured
  if (status !== 'pending' || claim || hold.status !== 'captured' || wentBackPence(hold) > 0) return false
  if (isDisputeOpen(hold.disputeStatus)) return false
  if (hold.amountPence !== offer.offerPrice * 100) return false // an acceptance takes exactly the standing round's fee
  if (await endedMeanwhile(tx, offer)) return false
  if (await tx.person.count({ where: { id: offer.producerId, status: 'suspended' } })) return false
  return (await whyNotAvailable(tx, offer, new Date())) === undefined // of which only the day counts
}

/** Claims and commits at once: the money is there already. The caller holds the locks and has asked `mayBeAccepted`. */
export async function acceptAfterAll(
  deps: Pick<Deps, 'outbox' | 'clock'>,
  tx: Tx,
  { offer, ...by }: { offer: OfferWithHolds; claimedBy: string; reason: string },
): Promise<void> {
  const claim = await claimListing(tx, offer, { ...by, at: deps.clock() })
  await commitAcceptance(deps, tx, { ...offer, claim })
}
