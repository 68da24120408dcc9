import { enrichmentAddresses as addresses, catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { enrichmentTag, takeoverTag } from '../../entities/enrichment/enrichment.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo, type Nothing, type Reply } from '../../shared/call-to.ts'
import { readListPage } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'
import { cacheResult } from '../../shared/update-cached.ts'

const fewTitles = 6
const mostWaiting = 100

export type TakeoverFlags = BodyOf<typeof addresses.applyBook>

const booksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchBooks: build.query({
      ...callTo(addresses.searchBooks, (q: string) => ({ query: { q } })),
    }),
    titlesLike: build.query({
      ...callTo(catalogue.listListings, (search: string) => ({ query: { search, limit: fewTitles } })),
      keepUnusedDataFor: 0,
      providesTags: (titles) => each('Listings', titles),
    }),
    lookUpBook: build.query({
      ...callTo(addresses.lookUpBook, (listingId: string) => ({ params: { listingId } })),
      // Its agent edits, and others decide and take over.
      keepUnusedDataFor: 0,
      providesTags: (_book, _error, listingId) => [takeoverTag(listingId)],
      // It may just have been looked up.
      onQueryStarted: async (listingId, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined)
        dispatch(baseApi.util.invalidateTags([enrichmentTag(listingId)]))
      },
    }),
    applyBook: build.mutation({
      ...callTo(addresses.applyBook, ({ listingId, flags }: { listingId: string; flags: TakeoverFlags }) => ({
        params: { listingId },
        body: flags,
      })),
      onQueryStarted: (_asked, call) => cacheResult('Listings', call, (listing) => listing),
      invalidatesTags: (_listing, _error, { listingId }) => [takeoverTag(listingId), lists.catalogue],
    }),
    undoBook: build.mutation({
      ...callTo(addresses.undoBook, (listingId: string) => ({ params: { listingId } })),
      onQueryStarted: (_asked, call) => cacheResult('Listings', call, (listing) => listing),
      invalidatesTags: (_listing, _error, listingId) => [takeoverTag(listingId), lists.catalogue],
    }),
    booksWaiting: build.query({
      ...callTo(addresses.enrichmentsThatWait, (_nothing: Nothing) => ({
        query: { source: 'books' as const, state: 'waiting' as const, limit: mostWaiting },
      })),
      transformResponse: readListPage<Reply<typeof addresses.enrichmentsThatWait>[number]>,
      keepUnusedDataFor: 0,
      providesTags: [lists.enrichmentsThatWait],
    }),
    enrichBooks: build.mutation({
      ...callTo(addresses.enrichBooks),
      invalidatesTags: [lists.enrichmentsThatWait, lists.catalogue],
    }),
  }),
})

export const {
  useSearchBooksQuery,
  useTitlesLikeQuery,
  useLookUpBookQuery,
  useApplyBookMutation,
  useUndoBookMutation,
  useBooksWaitingQuery,
  useLazyBooksWaitingQuery,
  useEnrichBooksMutation,
} = booksApi
