import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each } from '../../shared/tags.ts'

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
