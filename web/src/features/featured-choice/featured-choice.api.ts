import type { ListingCard } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { listAddress } from '../../shared/list-page.ts'

// Read anew whenever the chooser opens. In between the answers to changes tell more than reading again would: the
// catalogue remembers its lists until it hears of a change, which may be a moment after the change was answered.
const featuredChoiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shownTitles: build.query<ListingCard[], void>({
      query: () => '/api/listings/featured',
      keepUnusedDataFor: 0,
    }),
    titlesFor: build.query<ListingCard[], string>({
      query: (search) => listAddress('/api/listings', { search, status: 'available', limit: paging.featuredMaximum }),
      keepUnusedDataFor: 0,
    }),
    setFeatured: build.mutation<ListingCard, { id: string; featured: boolean }>({
      query: ({ id, featured }) => ({ path: `/api/admin/listings/${id}/featured`, method: 'PUT', body: { featured } }),
      invalidatesTags: ['Listings'],
      onQueryStarted: async (_asked, { dispatch, getState, queryFulfilled }) => {
        const { data: changed } = await queryFulfilled.catch(() => ({ data: null }))
        if (!changed) return
        const { updateQueryData, selectCachedArgsForQuery } = featuredChoiceApi.util
        dispatch(updateQueryData('shownTitles', undefined, (titles) => shownAfter(titles, changed)))
        for (const search of selectCachedArgsForQuery(getState(), 'titlesFor'))
          dispatch(
            updateQueryData('titlesFor', search, (titles) =>
              titles.map((title) => (title.id === changed.id ? changed : title)),
            ),
          )
      },
    }),
  }),
})

export const { useShownTitlesQuery, useTitlesForQuery, useSetFeaturedMutation } = featuredChoiceApi

/** Titles that were only shown because none was chosen make way for the first that is. */
function shownAfter(titles: ListingCard[], changed: ListingCard) {
  const chosen = titles.filter(({ id, isFeatured }) => isFeatured && id !== changed.id)
  return changed.isFeatured ? [...chosen, changed] : chosen
}
