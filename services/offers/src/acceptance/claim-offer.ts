import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { isAvailable } from '../listings/availability.ts'
import { closedAs } from '../offers/end-offer.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import type { Offer } from '../offers/offer.store.ts'
import { statusAfter } from '../offers/offer-states.ts'
import { isExclusive, termsOf } from '../offers/offer-terms.ts'

/**
 * Takes the listing for one offer, in one transaction. From here on every other accept, reject and cancel of the offer is
 * refused; the status stays `pending` until the money is captured.
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
    const at = clock()
    await tx.claim.create({
      data: {
        offerId,
        listingId: offer.listingId,
        isExclusive: isExclusive(termsOf(offer)),
        claimedBy,
        claimedAt: at,
        workedAt: at,
      },
    })
  })
}
