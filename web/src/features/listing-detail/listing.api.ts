import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query({
      ...callTo(catalogueAddresses.getListing, (id: string) => ({ params: { id } })),
      providesTags: (_listing, _error, id) => [{ type: 'Listings', id }],
    }),
  }),
})

export const { useListingQuery } = listingApi
