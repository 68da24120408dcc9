import type { PublicListing } from '@storyright/contracts/events'
import { type OfferTerms, offerTerms } from '@storyright/contracts/http'

const termNames = Object.keys(offerTerms.shape) as (keyof OfferTerms)[]

/** What an offer keeps of a listing. */
export const termsFrom = (listing: PublicListing): OfferTerms =>
  Object.fromEntries(termNames.map((name) => [name, listing[name]])) as OfferTerms

/** What the listing says now, when that is not what the offer was made on. */
export function changedTerms(offered: OfferTerms, now: OfferTerms): OfferTerms | null {
  const isSame = termNames.every((name) => JSON.stringify(offered[name]) === JSON.stringify(now[name]))
  return isSame ? null : now
}
