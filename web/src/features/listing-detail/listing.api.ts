import type { Listing } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query<Listing, string>({
      query: (id) => `/api/listings/${encodeURIComponent(id)}`,
      providesTags: ['Listings'],
    }),
  }),
})

export const { useListingQuery } = listingApi
