import type { Listing, Taking } from '@storyright/contracts/http'
import { catalogueAddresses as catalogue, offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { lists, type Tag } from '../../shared/tags.ts'
import { cacheResult } from '../../shared/update-cached.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'

export type ListingBody = BodyOf<typeof catalogue.replaceListing>

interface OfTaking {
  listingId: string
  takingId: string
  etag: string | null
}
const takingsOf = (listingId: string): Tag => ({ type: 'Offers', id: `takings of ${listingId}` })
/** What is free of the listing is said on its page, too. */
const changes = (failed: unknown, listingId: string): Tag[] =>
  failed ? [] : [takingsOf(listingId), { type: 'Listings', id: listingId }]

const rightsGridApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takings: build.query({
      ...callTo(offers.listTakings, (listingId: string) => ({ params: { id: listingId } })),
      transformResponse: asOpened<Taking[]>,
      providesTags: (_takings, _error, listingId) => [takingsOf(listingId), lists.offers],
    }),
    rightsHistory: build.query({
      ...callTo(catalogue.rightsHistory, (listingId: string) => ({ params: { id: listingId } })),
      providesTags: [lists.catalogue],
    }),
    saveRights: build.mutation({
      ...callTo(
        catalogue.replaceListing,
        ({ id, etag, form }: { id: string; etag: string | null; form: ListingBody }) => ({
          params: { id },
          body: form,
          headers: ifMatch(etag),
        }),
      ),
      transformResponse: asOpened<Listing>,
      onQueryStarted: (_asked, call) => cacheResult('Listings', call, ({ thing }) => thing),
      invalidatesTags: (saved) => (saved ? [lists.catalogue] : []),
    }),
    addTaking: build.mutation({
      ...callTo(
        offers.addTaking,
        ({ listingId, ...body }: { listingId: string } & BodyOf<typeof offers.addTaking>) => ({
          params: { id: listingId },
          body,
        }),
      ),
      invalidatesTags: (_added, error, { listingId }) => changes(error, listingId),
    }),
    changeTaking: build.mutation({
      ...callTo(
        offers.changeTaking,
        ({ listingId, takingId, etag, change }: OfTaking & { change: BodyOf<typeof offers.changeTaking> }) => ({
          params: { id: listingId, takingId },
          body: change,
          headers: ifMatch(etag),
        }),
      ),
      invalidatesTags: (_changed, error, { listingId }) => changes(error, listingId),
    }),
    endTaking: build.mutation({
      ...callTo(offers.endTaking, ({ listingId, takingId, etag }: OfTaking) => ({
        params: { id: listingId, takingId },
        headers: ifMatch(etag),
      })),
      // Whoever is told that it was changed meanwhile looks at what it is now.
      invalidatesTags: (_ended, _error, { listingId }) => changes(null, listingId),
    }),
  }),
})

export const {
  useTakingsQuery,
  useRightsHistoryQuery,
  useSaveRightsMutation,
  useAddTakingMutation,
  useChangeTakingMutation,
  useEndTakingMutation,
} = rightsGridApi
