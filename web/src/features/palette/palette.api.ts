import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

const MOST_TITLES = 6

const paletteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The titles that a few typed letters may mean. */
    foundTitles: build.query({
      ...callTo(catalogueAddresses.listListings, (search: string) => ({ query: { search, limit: MOST_TITLES } })),
      providesTags: [lists.catalogue],
    }),
  }),
})

export const { useFoundTitlesQuery } = paletteApi
