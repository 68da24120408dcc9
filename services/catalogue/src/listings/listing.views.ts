import type { ListingForm, Listing as ListingView, PublicListing, Viewer } from '@storyright/contracts'
import { cardOf } from '../browse/card.ts'
import type { Listing } from '../generated/client.ts'

/** All of a listing but the agent's own notes: what events carry. */
export function publicListingOf(listing: Listing): PublicListing {
  const { agentNotes: _private, ...form } = listing.form as unknown as ListingForm
  return { ...form, mediumDetails: null, ...cardOf(listing) }
}

/** A listing as this viewer may see it. */
export function listingViewOf(listing: Listing, viewer: Viewer): ListingView {
  const { agentNotes } = listing.form as unknown as ListingForm
  const maySeeNotes = viewer.role === 'admin' || viewer.id === listing.agentId
  return { ...publicListingOf(listing), agentNotes: maySeeNotes ? agentNotes : null }
}
