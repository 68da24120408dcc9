import { catalogueAddresses, timing } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const showcaseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicStats: build.query({
      ...callTo(catalogueAddresses.publicStats),
      keepUnusedDataFor: timing.publicStatsFreshSeconds,
    }),
  }),
})

const { usePublicStatsQuery } = showcaseApi

/** The counts of the home page, read again when they are older than five minutes. */
export const usePublicStats = () =>
  usePublicStatsQuery(undefined, { refetchOnMountOrArgChange: timing.publicStatsFreshSeconds })
