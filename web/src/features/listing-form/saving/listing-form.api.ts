import { catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { ask, type BodyOf } from '../../../shared/ask.ts'
import { baseApi } from '../../../shared/base-api.ts'
import { keep } from '../../../shared/put-in-place.ts'
import { lists } from '../../../shared/tags.ts'

interface Change {
  id: string
  form: BodyOf<typeof catalogue.replaceListing>
}

const listingFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createListing: build.mutation({
      ...ask(catalogue.createListing),
      invalidatesTags: (created) => (created ? [lists.assets, lists.catalogue] : []),
    }),
    replaceListing: build.mutation({
      ...ask(catalogue.replaceListing, ({ id, form }: Change) => ({ params: { id }, body: form })),
      onQueryStarted: (_asked, call) => keep('Listings', call, (listing) => listing),
      invalidatesTags: (replaced) => (replaced ? [lists.catalogue] : []),
    }),
  }),
})

export const { useCreateListingMutation, useReplaceListingMutation } = listingFormApi
