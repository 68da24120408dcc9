import type { PublicListing } from '@storyright/contracts/events'
import { access, gates, isListingId, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { currentListingOf, listingRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'

type RequireReadableDeps = Pick<Deps, 'db' | 'catalogue' | 'clock' | 'openListing'>

/** A listing, and whether this viewer may manage it. */
export interface Seen {
  listing: PublicListing
  isManager: boolean
}

/** A listing's id is a decimal number. */
export function requireListingId(text: string): string {
  if (!isListingId(text)) throw refusals.listingNotFound()
  return text
}

/** Whether catalogue has it. It is asked for one whose events have not come yet, and the answer is stored. */
export async function isKnown({ db, askCatalogue }: Pick<Deps, 'db' | 'askCatalogue'>, id: string): Promise<boolean> {
  return (await listingRows.of(db).countDocuments({ _id: id, isDeleted: false })) > 0 || askCatalogue(id)
}

/**
 * A listing that this viewer may read. Its agent and administrators read it here; for the rest catalogue knows whether it is hidden,
 * and the month of a metered reader needs room for it.
 */
export async function requireReadable(deps: RequireReadableDeps, text: string, viewer: Viewer): Promise<Seen> {
  const id = requireListingId(text)
  const kept = await listingRows.of(deps.db).findOne({ _id: id, isDeleted: false })
  if (kept && manages(viewer, kept.listing)) return { listing: kept.listing, isManager: true }
  const listing = (await currentListingOf(deps.catalogue, id))?.listing
  if (!listing) throw refusals.listingNotFound()
  const isManager = manages(viewer, listing)
  if (!isManager) {
    requireOpen(listing, viewer, deps.clock())
    await deps.openListing(viewer, { id, title: listing.title })
  }
  return { listing, isManager }
}

/** A listing that this viewer decides about. */
export async function requireManaged(
  deps: Pick<Deps, 'db' | 'askCatalogue'>,
  text: string,
  viewer: Viewer,
): Promise<PublicListing> {
  const id = requireListingId(text)
  const row = (await isKnown(deps, id)) && (await listingRows.of(deps.db).findOne({ _id: id, isDeleted: false }))
  if (!row) throw refusals.listingNotFound()
  if (!manages(viewer, row.listing)) throw enrichmentRefusals.notYourListing()
  return row.listing
}

const manages = (viewer: Viewer, { agentId }: PublicListing) =>
  access.manageListings(viewer) && (viewer.role === 'admin' || viewer.id === agentId)

function requireOpen({ earlyAccessUntil }: PublicListing, viewer: Viewer, now: Date): void {
  if (!earlyAccessUntil || new Date(earlyAccessUntil) <= now || access[gates.earlyListings.access](viewer)) return
  throw refusals.earlyAccess({ details: { opensAt: earlyAccessUntil } })
}
