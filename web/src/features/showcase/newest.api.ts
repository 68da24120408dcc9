import { catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, type Nothing } from '../../shared/call-to.ts'
import { each, lists } from '../../shared/tags.ts'

/** As many as a shelf has places. */
export const SHELF_PLACES = 8

// Beside the queries of Browse, which would become a script of their own if another page shared them.
const newestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    newestListings: build.query({
      ...callTo(catalogue.listListings, (_nothing: Nothing) => ({
        query: { sort: 'newest' as const, limit: SHELF_PLACES },
      })),
      providesTags: (read) => [...each('Listings', read), lists.catalogue],
    }),
  }),
})

export const { useNewestListingsQuery } = newestApi
