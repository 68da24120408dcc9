import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

/** What was read stays at hand: it is marked in the catalogue, and offered as recent. */
const KEPT_SECONDS = 3_600

const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query({
      ...callTo(catalogueAddresses.getListing, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: (_listing, _error, id) => [{ type: 'Listings', id }],
      // Reading one may have been counted.
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined)
        dispatch(listingApi.util.invalidateTags([lists.membership]))
      },
    }),
  }),
})

export const { useListingQuery } = listingApi
export const { listing: listingQuery } = listingApi.endpoints
