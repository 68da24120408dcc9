import type { Offer } from '@storyright/contracts/http'
import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists, type Tag } from '../../shared/tags.ts'
import { cacheResult, type MutationLifecycle } from '../../shared/update-cached.ts'

export const allOffers = (read: Offer[] | undefined): Tag[] => [...each('Offers', read), lists.offers]

export const offerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    offer: build.query({
      ...callTo(offersAddresses.getOffer, (id: string) => ({ params: { id } })),
      // Contacts are personal data and are not cached.
      keepUnusedDataFor: 0,
      providesTags: (_offer, _error, id) => [{ type: 'Offers', id }],
    }),
    /** A producer's own. */
    mySubmissions: build.query({ ...callTo(offersAddresses.mySubmissions), providesTags: allOffers }),
  }),
})

export const { useOfferQuery, useLazyOfferQuery, useMySubmissionsQuery } = offerApi

/** Caches the offer that a mutation returns. */
export const keepOffer = (call: MutationLifecycle<Offer>) =>
  // Contacts belong to the open offer, not to lists.
  cacheResult('Offers', call, ({ contacts: _contacts, ...offer }) => offer)

/** The room of an offer, whose rounds no other answer says. */
export const roomOfOffer = (offerId: string): Tag => ({ type: 'Offers', id: `room of ${offerId}` })

/** What a deal changes besides its offer: the listing, the other offers on it, and the counts. */
export const followsDeal = ({ id, listing }: Offer): Tag[] => [
  { type: 'Offers', id },
  { type: 'Listings', id: listing.id },
  lists.catalogue,
  lists.offers,
  lists.figures,
]

/** After a refusal the cached state is out of date. */
export const lookAgain = (offerId: string): Tag[] => [{ type: 'Offers', id: offerId }, lists.offers]

export const roomApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    offerRoom: build.query({
      ...callTo(offersAddresses.getRoom, (id: string) => ({ params: { id } })),
      // Others write to it, too, and contacts are personal data.
      keepUnusedDataFor: 0,
      providesTags: (_room, _error, id) => [{ type: 'Offers', id }, roomOfOffer(id)],
    }),
  }),
})

export const { useOfferRoomQuery, useLazyOfferRoomQuery } = roomApi
