import { catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../../shared/call-to.ts'
import { lists } from '../../../shared/tags.ts'
import { cacheResult } from '../../../shared/update-cached.ts'

interface Change {
  id: string
  form: BodyOf<typeof catalogue.replaceListing>
}

const listingFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createListing: build.mutation({
      ...callTo(catalogue.createListing),
      invalidatesTags: (created) => (created ? [lists.assets, lists.catalogue] : []),
    }),
    replaceListing: build.mutation({
      ...callTo(catalogue.replaceListing, ({ id, form }: Change) => ({ params: { id }, body: form })),
      onQueryStarted: (_asked, call) => cacheResult('Listings', call, (listing) => listing),
      invalidatesTags: (replaced) => (replaced ? [lists.catalogue] : []),
    }),
  }),
})

export const { useCreateListingMutation, useReplaceListingMutation } = listingFormApi
