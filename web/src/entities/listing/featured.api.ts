import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'
import { each, lists } from '../../shared/tags.ts'

export const featuredApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    featuredListings: build.query({
      ...ask(catalogueAddresses.featuredListings),
      providesTags: (titles) => [...each('Listings', titles), lists.featured],
    }),
  }),
})

export const { useFeaturedListingsQuery } = featuredApi
