import type { ListingCard, ListingFacets } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { nextCursor } from '../../shared/list-page.ts'
import { type Choices, queryOf } from './choices.ts'

export interface CataloguePage {
  cards: ListingCard[]
  total: number
  /** Where the next page begins; `null` on the last. */
  next: string | null
}

const browseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browse: build.infiniteQuery<CataloguePage, Choices, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => {
        const query = queryOf(queryArg)
        query.set('limit', String(pageParam === null ? paging.browseFirst : paging.browseMore))
        if (pageParam !== null) query.set('cursor', pageParam)
        return `/api/listings?${query}`
      },
      transformResponse: (cards: ListingCard[], meta) => ({
        cards,
        total: Number(meta?.headers.get('x-total-count') ?? cards.length),
        next: nextCursor(meta?.headers.get('link')),
      }),
      providesTags: ['Listings'],
    }),
    facets: build.query<ListingFacets, Choices>({
      query: (choices) => `/api/listings/facets?${queryOf(choices)}`,
      providesTags: ['Listings'],
    }),
  }),
})

export const { useBrowseInfiniteQuery, useFacetsQuery } = browseApi

/** A choice made anew begins with its first page, however far it was read before. */
export const startAtFirstPage = (choices: Choices) =>
  browseApi.util.updateQueryData('browse', choices, ({ pages, pageParams }) => {
    pages.splice(1)
    pageParams.splice(1)
  })
