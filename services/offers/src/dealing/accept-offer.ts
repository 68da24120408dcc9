import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { mayAnswer } from '../offers/may-answer.ts'
import { captureClaim } from './capture-claim.ts'
import { claimOffer } from '../acceptance/claim-offer.ts'

/** Claim, capture, commit: the money moves only for the one offer that holds the listing. */
export async function acceptOffer(deps: Deps, offerId: string, viewer: Viewer): Promise<void> {
  await claimOffer(deps, offerId, viewer.id, (offer) => mayAnswer(offer, viewer))
  await deps.checkpoint('after the claim')
  await captureClaim(deps, offerId)
}
