import { type ListingCard, paging } from '@storyright/contracts'
import { baseApi } from '../../shared/base-api.ts'
import { listAddress } from '../../shared/list-page.ts'

const featuredChoiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shownTitles: build.query<ListingCard[], void>({
      query: () => '/api/listings/featured',
      providesTags: ['Listings'],
    }),
    titlesFor: build.query<ListingCard[], string>({
      query: (search) => listAddress('/api/listings', { search, status: 'available', limit: paging.featuredMaximum }),
      providesTags: ['Listings'],
    }),
    setFeatured: build.mutation<ListingCard, { id: string; featured: boolean }>({
      query: ({ id, featured }) => ({ path: `/api/admin/listings/${id}/featured`, method: 'PUT', body: { featured } }),
      invalidatesTags: ['Listings'],
    }),
  }),
})

export const { useShownTitlesQuery, useTitlesForQuery, useSetFeaturedMutation } = featuredChoiceApi
