import type { Listing } from '@storyright/contracts/http'
import { catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../../shared/call-to.ts'
import { lists } from '../../../shared/tags.ts'
import { cacheResult } from '../../../shared/update-cached.ts'
import { asOpened, ifMatch, type Opened } from '../../../shared/versions/versioned.ts'

export type OpenedListing = Opened<Listing>

interface Change {
  id: string
  etag: string | null
  form: BodyOf<typeof catalogue.replaceListing>
}

const listingFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A listing for its form: as it is when the form opens, and kept no longer than that. */
    openedListing: build.query({
      ...callTo(catalogue.getListing, (id: string) => ({ params: { id } })),
      transformResponse: asOpened<Listing>,
      keepUnusedDataFor: 0,
    }),
    createListing: build.mutation({
      ...callTo(catalogue.createListing),
      invalidatesTags: (created) => (created ? [lists.assets, lists.catalogue] : []),
    }),
    /** What a form would make of a listing, or of a new one; nothing is saved. */
    previewListing: build.mutation({
      ...callTo(catalogue.previewListing, ({ of, form }: { of: string | null; form: Change['form'] }) => ({
        query: { of },
        body: form,
      })),
    }),
    replaceListing: build.mutation({
      ...callTo(catalogue.replaceListing, ({ id, etag, form }: Change) => ({
        params: { id },
        body: form,
        headers: ifMatch(etag),
      })),
      onQueryStarted: (_asked, call) => cacheResult('Listings', call, (listing) => listing),
      invalidatesTags: (replaced) => (replaced ? [lists.catalogue] : []),
    }),
  }),
})

export const { useOpenedListingQuery, useCreateListingMutation, usePreviewListingMutation, useReplaceListingMutation } =
  listingFormApi
