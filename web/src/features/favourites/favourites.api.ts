import type { ListingCard } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const favouritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Which listings carry a filled heart: one read for all the cards of a page. */
    favouriteIds: build.query<string[], void>({
      query: () => '/api/favorites',
      transformResponse: (cards: ListingCard[]) => cards.map(({ id }) => id),
      providesTags: ['Favourites'],
    }),
    favourites: build.query<ListingCard[], void>({
      query: () => '/api/favorites',
      providesTags: ['Favourites'],
    }),
    favouriteStatus: build.query<{ isFavorited: boolean }, string>({
      query: (id) => `/api/favorites/${encodeURIComponent(id)}/status`,
      providesTags: ['Favourites'],
    }),
    setFavourite: build.mutation<{ isFavorited: boolean }, { id: string; favourite: boolean }>({
      query: ({ id, favourite }) => ({
        path: `/api/favorites/${encodeURIComponent(id)}`,
        method: favourite ? 'POST' : 'DELETE',
      }),
      // The heart answers at once, on the cards and on the page; a refusal puts it back.
      onQueryStarted: async ({ id, favourite }, { dispatch, queryFulfilled }) => {
        const inList = favouritesApi.util.updateQueryData('favouriteIds', undefined, (ids) => [
          ...(favourite ? [id] : []),
          ...ids.filter((other) => other !== id),
        ])
        const onPage = favouritesApi.util.updateQueryData('favouriteStatus', id, () => ({ isFavorited: favourite }))
        const patches = [dispatch(inList), dispatch(onPage)]
        try {
          const { data } = await queryFulfilled
          await dispatch(favouritesApi.util.upsertQueryData('favouriteStatus', id, data))
        } catch {
          for (const patch of patches) patch.undo()
        }
      },
      invalidatesTags: ['Favourites'],
    }),
  }),
})

export const { useFavouriteIdsQuery, useFavouritesQuery, useFavouriteStatusQuery, useSetFavouriteMutation } =
  favouritesApi
