import { catalogueAddresses as catalogue, paging } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, type Nothing, type Reply } from '../../shared/call-to.ts'
import { callPages, removeRow, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'

interface Mark {
  id: string
  favourite: boolean
}
type Marked = Reply<typeof catalogue.addFavourite | typeof catalogue.removeFavourite>

const favouritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One request for the hearts of all cards. */
    favouriteIds: build.query({
      ...callTo(catalogue.favouriteIds),
      providesTags: ['Favourites'],
    }),
    favourites: build.infiniteQuery({
      ...callPages(catalogue.listFavourites, (_nothing: Nothing, cursor) => ({
        query: { limit: paging.browseFirst, cursor },
      })),
      providesTags: (read) => [...each('Listings', rowsOf(read)), lists.favourites],
    }),
    favouriteStatus: build.query({
      ...callTo(catalogue.favouriteStatus, (id: string) => ({ params: { id } })),
      providesTags: (_status, _error, id) => [{ type: 'Favourites', id }],
    }),
    setFavourite: build.mutation<Marked, Mark>({
      query: ({ id, favourite }) => ({
        address: favourite ? catalogue.addFavourite : catalogue.removeFavourite,
        params: { id },
      }),
      // Optimistic update of the cards and the page; undone if the request is refused.
      onQueryStarted: async ({ id, favourite }, { dispatch, queryFulfilled }) => {
        const { updateQueryData, upsertQueryData } = favouritesApi.util
        const others = (ids: string[]) => ids.filter((other) => other !== id)
        const inList = updateQueryData('favouriteIds', undefined, (ids) => [...(favourite ? [id] : []), ...others(ids)])
        const onPage = updateQueryData('favouriteStatus', id, () => ({ isFavorited: favourite }))
        const patches = [dispatch(inList), dispatch(onPage)]
        try {
          const { data } = await queryFulfilled
          void dispatch(upsertQueryData('favouriteStatus', id, data))
          if (!favourite) dispatch(updateQueryData('favourites', undefined, (read) => removeRow(read, id)))
        } catch {
          for (const patch of patches) patch.undo()
        }
      },
      // The list and the status are read again after either change.
      invalidatesTags: (marked, _error, { id }) => (marked ? [lists.favourites, { type: 'Favourites', id }] : []),
    }),
  }),
})

export const { useFavouriteIdsQuery, useFavouritesInfiniteQuery, useFavouriteStatusQuery, useSetFavouriteMutation } =
  favouritesApi
