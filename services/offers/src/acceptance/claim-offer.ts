import { agreementDraft } from '../agreement/write-agreement.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { isAvailable } from '../listings/listing.store.ts'
import { closedAs } from '../offers/end-offer.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import type { Claim, Offer } from '../offers/offer.store.ts'
import { statusAfter } from '../offers/offer.ts'
import { isExclusive, termsOf } from '../offers/offer-terms.ts'

/**
 * Takes the listing for one offer, in one transaction, and words their agreement. From here on every other accept, reject
 * and cancel of the offer is refused; the status stays `pending` until the money is captured.
 */
export async function claimOffer(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  offerId: string,
  claimedBy: string,
  mayAnswer: (offer: Offer) => void,
): Promise<void> {
  await transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    mayAnswer(offer)
    if (offer.status !== 'pending') throw offerRefusals.offerClosed({ says: closedAs(offer.status) })
    if (offer.claim) throw offerRefusals.beingAccepted()
    const ending = await endingOf(tx, offer)
    if (ending) throw offerRefusals.offerClosed({ says: closedAs(statusAfter[ending]) })
    if (offer.hold.status !== 'held') throw offerRefusals.notHeld()
    const listing = await tx.listing.findUniqueOrThrow({ where: { id: offer.listingId } })
    if (!(await isAvailable(tx, listing, termsOf(offer)))) throw offerRefusals.listingTaken()
    await claimListing(tx, offer, { claimedBy, at: clock() })
  })
}

/** The claim dates the acceptance: what both sides agree on is as it stands now, whenever the provider says that it paid. */
export async function claimListing(
  tx: Tx,
  offer: Offer,
  { claimedBy, at }: { claimedBy: string; at: Date },
): Promise<Claim> {
  const { id: offerId, listingId } = offer
  const draft = (await agreementDraft(tx, { offerId, at })) as unknown as Prisma.InputJsonObject
  const isExclusiveClaim = isExclusive(termsOf(offer))
  return tx.claim.create({
    data: { offerId, listingId, isExclusive: isExclusiveClaim, claimedBy, claimedAt: at, workedAt: at, draft },
  })
}
