import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists } from '../../shared/tags.ts'

export const featuredApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    featuredListings: build.query({
      ...callTo(catalogueAddresses.featuredListings),
      providesTags: (titles) => [...each('Listings', titles), lists.featured],
    }),
  }),
})

export const { useFeaturedListingsQuery } = featuredApi
