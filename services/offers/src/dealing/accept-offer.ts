import type { Viewer } from '@storyright/contracts/vocabulary'
import { claimOffer } from '../acceptance/claim-offer.ts'
import type { Deps } from '../deps.ts'
import { requireAnswerer } from '../offers/parties.ts'
import { captureClaim } from './capture-claim.ts'

/** Claim, capture, commit: the money moves only for the one offer that holds the listing. */
export const acceptOffer =
  (deps: Deps) =>
  async ({ offerId, viewer }: { offerId: string; viewer: Viewer }): Promise<void> => {
    await claimOffer(deps)({ offerId, claimedBy: viewer.id, require: (offer) => requireAnswerer(offer, viewer) })
    await deps.checkpoint('after the claim')
    await captureClaim(deps)(offerId)
  }
