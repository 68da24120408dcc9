import type { ListingForm } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { type CreationDeps, newListing } from './create-listing.ts'
import { type ManagementDeps, mayManage } from './may-manage.ts'
import { replacingForm } from './replace-listing.ts'

type PreviewDeps = Pick<CreationDeps, 'clock' | 'earlyAccessHours'> &
  Pick<ManagementDeps<'previewNew' | 'previewForm'>, 'store'> & { db: Database }

interface PreviewListingInput {
  viewer: Viewer
  /** The listing that the form would replace; null for a new one. */
  id: bigint | null
  form: ListingForm
}

/** A listing as it would be with a form, by the same rules as when it is saved; nothing is written. */
export async function previewListing(
  { clock, earlyAccessHours, store, db }: PreviewDeps,
  { viewer, id, form }: PreviewListingInput,
): Promise<Listing> {
  const now = clock()
  if (id === null) return store.previewNew(newListing({ viewer, form, createdAt: now, earlyAccessHours }))
  const listing = await db.listing.findFirst({ where: { id, deletedAt: null } })
  if (!listing) throw refusals.listingNotFound()
  if (!mayManage(viewer, listing)) throw catalogueRefusals.notYourListing()
  return store.previewForm(listing, replacingForm(listing, form), now)
}
