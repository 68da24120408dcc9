import { agreementDraft, asKept } from '../agreement/write-agreement.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { findListing, isAvailable } from '../listings/listing.store.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { type Claim, type Offer, requireClaimable } from '../offers/offer.ts'
import { isExclusive } from '../offers/offer-terms.ts'

interface Claiming {
  offerId: string
  claimedBy: string
  /** Refuses whoever may not answer the offer. */
  require(offer: Offer): void
}

/**
 * Takes the listing for one offer, in one transaction, and words their agreement. From here on every other accept, reject
 * and cancel of the offer is refused; the status stays `pending` until the money is captured.
 */
export const claimOffer =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>) =>
  async ({ offerId, claimedBy, require }: Claiming): Promise<void> => {
    await transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId)
      require(offer)
      requireClaimable(offer, await endingOf(tx, offer))
      if (!(await isAvailable(tx, await findListing(tx, offer.listingId), offer.terms)))
        throw offerRefusals.listingTaken()
      await claimListing(tx, offer, { claimedBy, at: clock() })
    })
  }

/** The claim dates the acceptance: what both sides agree on is as it stands now, whenever the provider says that it paid. */
export async function claimListing(
  tx: Tx,
  offer: Offer,
  { claimedBy, at }: { claimedBy: string; at: Date },
): Promise<Claim> {
  const { id: offerId, listingId, terms } = offer
  const draft = asKept(await agreementDraft(tx, offer, at))
  const made = { claimedBy, claimedAt: at, workedAt: at, draft }
  return tx.claim.create({ data: { offerId, listingId, isExclusive: isExclusive(terms), ...made } })
}
