import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { findVisibleListings } from '../listings/visible-listing.ts'
import { askForOffer } from '../offers/ask-offers.ts'
import { offerRows } from '../offers/offer-rows.ts'

export interface Asked {
  offerId: string | null
  listingId: string | null
}

const refuse = (path: keyof Asked, message: string) =>
  refusals.validationFailed({ says: message, errors: [{ path, message }] })

/** The title of what a question is about; refuses an offer of others, and a listing that its asker cannot see. */
export async function titleAsked(
  deps: Pick<Deps, 'db' | 'transaction' | 'askCatalogue' | 'offers' | 'clock'>,
  viewer: Viewer,
  { offerId, listingId }: Asked,
): Promise<string | null> {
  const { db, clock } = deps
  if (offerId) await askForOffer(deps, offerId)
  if (listingId) await deps.askCatalogue(listingId)
  const [offer, [listing]] = await Promise.all([
    offerId ? offerRows.of(db).findOne({ _id: offerId }) : null,
    listingId ? findVisibleListings(db, [listingId], { viewer, now: clock() }) : [],
  ])
  if (offerId && !(offer && isOn(offer, viewer))) throw refuse('offerId', 'This is not an offer of yours.')
  if (listingId && !listing) throw refuse('listingId', 'There is no such listing, or you cannot see it.')
  return offer?.offer.listingTitle ?? listing?.title ?? null
}

/** An offer is its producer's, and the agent's once it has reached them; administrators see all. */
const isOn = (
  { offer }: { offer: { producerId: string; agentId: string; reachedAgent: boolean } },
  { id, role }: Viewer,
): boolean => role === 'admin' || offer.producerId === id || (offer.agentId === id && offer.reachedAgent)
