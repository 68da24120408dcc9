import type { Listing, ListingForm } from '@storyright/contracts/http'
import { baseApi } from '../../../shared/base-api.ts'

const listingFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveListing: build.mutation<Listing, { id: string | null; form: ListingForm }>({
      query: ({ id, form }) =>
        id === null
          ? { path: '/api/listings', method: 'POST', body: form }
          : { path: `/api/listings/${encodeURIComponent(id)}`, method: 'PUT', body: form },
      invalidatesTags: (saved) => (saved ? ['Listings'] : []),
    }),
  }),
})

export const { useSaveListingMutation } = listingFormApi
