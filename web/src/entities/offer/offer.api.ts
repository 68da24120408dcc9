import type { Offer } from '@storyright/contracts/http'
import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists, type Tag } from '../../shared/tags.ts'
import { cacheResult, type MutationLifecycle } from '../../shared/update-cached.ts'

export const offerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    offer: build.query({
      ...callTo(offersAddresses.getOffer, (id: string) => ({ params: { id } })),
      // What stands in it of people is kept by nobody, and not here either.
      keepUnusedDataFor: 0,
      providesTags: (_offer, _error, id) => [{ type: 'Offers', id }],
    }),
  }),
})

export const { useOfferQuery, useLazyOfferQuery } = offerApi

/** For a call that answers the offer as it is now. */
export const keepOffer = (call: MutationLifecycle<Offer>) =>
  // Whom to write to belongs to the offer that is open, not to lists.
  cacheResult('Offers', call, ({ contacts: _contacts, ...offer }) => offer)

/** What a deal changes beside its offer: the listing, what else was offered on it, and what is counted. */
export const followsDeal = ({ id, listing }: Offer): Tag[] => [
  { type: 'Offers', id },
  { type: 'Listings', id: listing.id },
  lists.catalogue,
  lists.offers,
  lists.figures,
]

/** After a refusal things are not as they were thought to be. */
export const lookAgain = (offerId: string): Tag[] => [{ type: 'Offers', id: offerId }, lists.offers]
