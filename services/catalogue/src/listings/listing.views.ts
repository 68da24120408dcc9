import type { PublicListing } from '@storyright/contracts/events'
import type { ListingForm, Listing as ListingView } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { cardOf } from '../browse/card.ts'
import type { Listing } from '../generated/client.ts'

/** The form as its agent sent it. */
export const formOf = ({ form }: Pick<Listing, 'form'>): ListingForm => form as unknown as ListingForm

/** All of a listing but the agent's own notes: what events carry. */
export function publicListingOf(listing: Listing): PublicListing {
  const { agentNotes: _private, ...form } = formOf(listing)
  return { ...form, mediumDetails: null, ...cardOf(listing), soldOfferId: listing.soldOfferId }
}

/** A listing as this viewer may see it. */
export function listingViewOf(listing: Listing, viewer: Viewer): ListingView {
  const { agentNotes } = formOf(listing)
  const maySeeNotes = viewer.role === 'admin' || viewer.id === listing.agentId
  const { soldOfferId: _between, ...shown } = publicListingOf(listing)
  return { ...shown, agentNotes: maySeeNotes ? agentNotes : null }
}
