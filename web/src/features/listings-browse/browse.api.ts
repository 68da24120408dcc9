import type { ListingsQuery } from '@storyright/contracts/http'
import { catalogueAddresses as catalogue, paging } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'
import type { Choices } from './choices.ts'

const browseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browse: build.infiniteQuery({
      ...callPages(catalogue.listListings, (choices: Choices, cursor) => ({
        query: {
          ...queryArgsOf(choices),
          limit: cursor === undefined ? paging.browseFirst : paging.browseMore,
          cursor,
        },
      })),
      providesTags: (read) => [...each('Listings', rowsOf(read)), lists.catalogue],
    }),
    facets: build.query({
      ...callTo(catalogue.listingFacets, (choices: Choices) => ({ query: queryArgsOf(choices) })),
      providesTags: [lists.catalogue],
    }),
    understood: build.query(callTo(catalogue.understoodText, (text: string) => ({ query: { text } }))),
  }),
})

/** The choices as the call has them: in an address a number is text, too. */
const queryArgsOf = (choices: Choices) => choices as unknown as ListingsQuery

export const { useBrowseInfiniteQuery, useFacetsQuery, useLazyUnderstoodQuery } = browseApi

/** A choice made anew begins with its first page, however far it was read before. */
export const startAtFirstPage = (choices: Choices) =>
  browseApi.util.updateQueryData('browse', choices, ({ pages, pageParams }) => {
    pages.splice(1)
    pageParams.splice(1)
  })
