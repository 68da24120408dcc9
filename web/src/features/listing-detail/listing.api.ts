import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query({
      ...ask(catalogueAddresses.getListing, (id: string) => ({ params: { id } })),
      providesTags: (_listing, _error, id) => [{ type: 'Listings', id }],
    }),
  }),
})

export const { useListingQuery } = listingApi
