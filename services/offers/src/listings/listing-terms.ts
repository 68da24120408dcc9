import type { PublicListing } from '@storyright/contracts/events'
import { type OfferTerms, offerTerms } from '@storyright/contracts/http'

const termNames = Object.keys(offerTerms.shape) as (keyof OfferTerms)[]

/** What an offer keeps of a listing. */
export const termsFrom = (listing: PublicListing): OfferTerms =>
  Object.fromEntries(termNames.map((name) => [name, listing[name]])) as OfferTerms

/** The listing's current terms, where they differ from the offer's. */
export function changedTerms(offered: OfferTerms, now: OfferTerms): OfferTerms | null {
  const isSame = termNames.every((name) => JSON.stringify(offered[name]) === JSON.stringify(now[name]))
  return isSame ? null : now
}
