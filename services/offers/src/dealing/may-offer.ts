import type { OfferTerms } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { isAvailable } from '../listings/listing.store.ts'
import { hasHiddenAgent, mustHaveStanding } from '../people/standing.ts'
import { lockListing } from '../offers/lock-offer.ts'
import { termsOf } from '../offers/offer-terms.ts'

interface Wanted {
  listingId: string
  /** Of an offer that was made already; a new one is made on the listing's own. */
  terms?: OfferTerms
}

/**
 * Answers the listing when this viewer may have an offer on it now. All that is asked of a new offer is asked again before
 * an offer is paid later. Shares the rows of the producer and the agent, then locks the listing.
 */
export async function mayOffer(
  tx: Tx,
  viewer: Viewer,
  { listingId, terms }: Wanted,
): Promise<Prisma.ListingGetPayload<object>> {
  await mustHaveStanding(tx, viewer)
  const isHidden = await hasHiddenAgent(tx, listingId)
  await lockListing(tx, listingId)
  const listing = await tx.listing.findUnique({ where: { id: listingId } })
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  if (isHidden || !(await isAvailable(tx, listing, terms ?? termsOf(listing)))) throw offerRefusals.listingTaken()
  return listing
}
