import type { ListingCard, PublicStats } from '@storyright/contracts/http'
import { timing } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'

const showcaseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicStats: build.query<PublicStats, void>({
      query: () => '/api/public/stats',
      keepUnusedDataFor: timing.publicStatsFreshSeconds,
    }),
    featuredListings: build.query<ListingCard[], void>({
      query: () => '/api/listings/featured',
      providesTags: ['Listings'],
    }),
  }),
})

const { usePublicStatsQuery } = showcaseApi
export const { useFeaturedListingsQuery } = showcaseApi

/** The counts of the home page, read again when they are older than five minutes. */
export const usePublicStats = () =>
  usePublicStatsQuery(undefined, { refetchOnMountOrArgChange: timing.publicStatsFreshSeconds })
