import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import type { ListingStore } from './listing.store.ts'
import { mayManage } from './may-manage.ts'

/** The listing that this viewer is about to change, locked; refuses when it is unknown or somebody else's. */
export async function managedListing(
  tx: Tx,
  store: Pick<ListingStore, 'lock'>,
  { viewer, id }: { viewer: Viewer; id: bigint },
): Promise<Listing> {
  const listing = await store.lock(tx, id)
  if (!listing) throw refusals.listingNotFound()
  if (!mayManage(viewer, listing)) throw catalogueRefusals.notYourListing()
  return listing
}
