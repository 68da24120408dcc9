import { access, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Messaging } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'

/** What it takes to change a listing: the moment, a transaction, and some of what the store does. */
export interface ManagementDeps<Needed extends keyof ListingStore = keyof ListingStore> {
  clock(): Date
  messaging: Pick<Messaging<Tx>, 'store'>
  store: Pick<ListingStore, Needed>
}

/** Approved agents manage their own listings, administrators any. */
export const mayManage = (viewer: Viewer, listing: { agentId: string }): boolean =>
  access.manageListings(viewer) && (viewer.role === 'admin' || viewer.id === listing.agentId)

/** An administrator acting on someone else's listing, which is audited. */
export const actsForAnother = (viewer: Viewer, listing: { agentId: string }): boolean =>
  viewer.role === 'admin' && viewer.id !== listing.agentId

/** The listing that this viewer is about to change, locked; refuses when it is unknown or somebody else's. */
export async function requireManaged(
  store: Pick<ListingStore, 'lock'>,
  tx: Tx,
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<Listing> {
  const listing = await store.lock(tx, id)
  if (!listing) throw refusals.listingNotFound()
  if (!mayManage(viewer, listing)) throw catalogueRefusals.notYourListing()
  return listing
}
