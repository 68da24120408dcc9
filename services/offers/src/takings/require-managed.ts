import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { findListing, type Listing } from '../listings/listing.store.ts'

export interface OfListing {
  viewer: Viewer
  listingId: string
}

/** The listing, for its agent and administrators. */
export async function requireManaged(db: Database | Tx, { viewer, listingId }: OfListing): Promise<Listing> {
  const listing = await findListing(db, listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  if (viewer.role !== 'admin' && viewer.id !== listing.agentId) throw offerRefusals.notYourListing()
  return listing
}
