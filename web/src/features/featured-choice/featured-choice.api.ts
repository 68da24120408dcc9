import type { ListingCard } from '@storyright/contracts/http'
import { catalogueAddresses as catalogue, paging } from '@storyright/contracts/vocabulary'
import { featuredApi } from '../../entities/listing/listing-cards.api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists } from '../../shared/tags.ts'
import { updateCached } from '../../shared/update-cached.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'

// Fetched again whenever the chooser opens. In between, the responses to changes are more current than a new request: the
// catalogue caches its lists until it is notified of a change, which may be a moment after its response.
const featuredChoiceApi = featuredApi.injectEndpoints({
  endpoints: (build) => ({
    chosenTitles: build.query({
      ...callTo(catalogue.chosenTitles),
      transformResponse: asOpened<ListingCard[]>,
      keepUnusedDataFor: 0,
      providesTags: (read) => each('Listings', read?.thing),
    }),
    titlesFor: build.query({
      ...callTo(catalogue.listListings, (search: string) => ({
        query: { search, status: 'available', limit: paging.featuredMaximum },
      })),
      keepUnusedDataFor: 0,
      providesTags: (titles) => each('Listings', titles),
    }),
    setFeatured: build.mutation({
      ...callTo(catalogue.featureListing, ({ id, featured, etag }: Wish) => ({
        params: { id },
        body: { featured },
        headers: ifMatch(etag),
      })),
      transformResponse: asOpened<ListingCard>,
      invalidatesTags: (changed) => (changed ? [lists.catalogue] : []),
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        const { thing: changed, etag } = data
        const { updateQueryData } = featuredChoiceApi.util
        dispatch(updateCached('Listings', changed))
        dispatch(
          featuredApi.util.updateQueryData('featuredListings', undefined, (titles) => shownAfter(titles, changed)),
        )
        dispatch(
          updateQueryData('chosenTitles', undefined, ({ thing }) => ({ thing: chosenAfter(thing, changed), etag })),
        )
      },
    }),
  }),
})

interface Wish {
  id: string
  featured: boolean
  /** Of the choice that it is a change of. */
  etag: string | null
}

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
