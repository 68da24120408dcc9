import { refusals } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { Listing } from '../generated/client.ts'
import { isOpenTo } from './early-access.ts'
import { findVisibleListing, listingIdFrom } from './find-listing.ts'

/** A listing that anybody may know of. */
export async function findPublicListing(db: Database, id: string, now: Date): Promise<Listing> {
  const listing = await findVisibleListing(db, listingIdFrom(id))
  if (!listing || !isOpenTo(null, listing, now)) throw refusals.listingNotFound()
  return listing
}
