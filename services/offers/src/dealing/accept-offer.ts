import type { Viewer } from '@storyright/contracts/vocabulary'
import { claimListing } from '../acceptance/acceptance.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { findListing, isAvailable } from '../listings/listing.store.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { requireAnswerer, requireClaimable } from '../offers/offer.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { captureClaim } from './capture-claim.ts'

interface Accepting {
  offerId: string
  viewer: Viewer
  /** What an administrator says beside it, for the audit trail. */
  reason?: string | null
}

/** Claim, capture, commit: the money moves only for the one offer that holds the listing. */
export const acceptOffer =
  (deps: Deps) =>
  async ({ offerId, viewer, reason = null }: Accepting): Promise<void> => {
    await claimOffer(deps)({
      offerId,
      claimedBy: viewer.id,
      reason,
      require: (offer) => requireAnswerer(offer, viewer),
    })
    await deps.checkpoint('after the claim')
    await captureClaim(deps)(offerId)
  }

interface Claiming {
  offerId: string
  claimedBy: string
  reason?: string | null
  /** Throws unless the caller may answer the offer. */
  require(offer: OfferWithHolds): void
}

/**
 * Takes the listing for one offer, in one transaction, and words their agreement. From here on every other accept, reject
 * and cancel of the offer is refused; the status stays `pending` until the money is captured.
 */
export const claimOffer =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>) =>
  async ({ offerId, claimedBy, reason = null, require }: Claiming): Promise<void> => {
    await transaction(async (tx) => {
      const offer = await lockOffer(tx, offerId)
      require(offer)
      requireClaimable(offer, await endingOf(tx, offer))
      if (!(await isAvailable(tx, await findListing(tx, offer.listingId), offer.terms)))
        throw offerRefusals.listingTaken()
      await claimListing(tx, offer, { claimedBy, reason, at: clock() })
    })
  }
