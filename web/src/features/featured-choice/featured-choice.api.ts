import type { ListingCard } from '@storyright/contracts/http'
import { catalogueAddresses as catalogue, paging } from '@storyright/contracts/vocabulary'
import { featuredApi } from '../../entities/listing/featured.api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists } from '../../shared/tags.ts'
import { updateCached } from '../../shared/update-cached.ts'

// Fetched again whenever the chooser opens. In between, the responses to changes are more current than a new request: the
// catalogue caches its lists until it is notified of a change, which may be a moment after its response.
const featuredChoiceApi = featuredApi.injectEndpoints({
  endpoints: (build) => ({
    chosenTitles: build.query({
      ...callTo(catalogue.chosenTitles),
      keepUnusedDataFor: 0,
      providesTags: (titles) => each('Listings', titles),
    }),
    titlesFor: build.query({
      ...callTo(catalogue.listListings, (search: string) => ({
        query: { search, status: 'available', limit: paging.featuredMaximum },
      })),
      keepUnusedDataFor: 0,
      providesTags: (titles) => each('Listings', titles),
    }),
    setFeatured: build.mutation({
      ...callTo(catalogue.featureListing, ({ id, featured }: { id: string; featured: boolean }) => ({
        params: { id },
        body: { featured },
      })),
      invalidatesTags: (changed) => (changed ? [lists.catalogue] : []),
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        const { data: changed } = await queryFulfilled.catch(() => ({ data: null }))
        if (!changed) return
        dispatch(updateCached('Listings', changed))
        dispatch(
          featuredApi.util.updateQueryData('featuredListings', undefined, (titles) => shownAfter(titles, changed)),
        )
        dispatch(
          featuredChoiceApi.util.updateQueryData('chosenTitles', undefined, (titles) => chosenAfter(titles, changed)),
        )
      },
    }),
  }),
})

export const { useChosenTitlesQuery, useTitlesForQuery, useSetFeaturedMutation } = featuredChoiceApi

const chosenAfter = (titles: ListingCard[], changed: ListingCard) => {
  const others = titles.filter(({ id }) => id !== changed.id)
  return changed.isFeatured ? [...others, changed] : others
}

/** Titles that were only shown because none was chosen make way for the first that is. */
function shownAfter(titles: ListingCard[], changed: ListingCard) {
  const chosen = titles.filter(({ id, isFeatured }) => isFeatured && id !== changed.id)
  return changed.isFeatured ? [...chosen, changed] : chosen
}
