import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists } from '../../shared/tags.ts'

const listingCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cards by their ids; those that their reader does not find are missing. */
    listingCards: build.query({
      ...callTo(catalogueAddresses.listingCards, (ids: string[]) => ({ query: { ids } })),
      providesTags: (cards) => each('Listings', cards),
    }),
  }),
})

export const { useListingCardsQuery } = listingCardsApi

const publicListingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What visitors may know of a title. */
    publicListing: build.query(callTo(catalogueAddresses.publicListing, (id: string) => ({ params: { id } }))),
  }),
})

export const { usePublicListingQuery } = publicListingApi

export const featuredApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    featuredListings: build.query({
      ...callTo(catalogueAddresses.featuredListings),
      providesTags: (titles) => [...each('Listings', titles), lists.featured],
    }),
  }),
})

export const { useFeaturedListingsQuery } = featuredApi
