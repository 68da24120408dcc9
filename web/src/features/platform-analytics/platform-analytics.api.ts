import { aiAddresses as ai } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, pathOf } from '../../shared/call-to.ts'
import type { DayRange } from '../../shared/days/day-range.ts'

const platformAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    platformAnalytics: build.query({
      ...callTo(ai.platformAnalytics, (query: DayRange) => ({ query })),
      providesTags: ['Figures'],
    }),
  }),
})

export const { usePlatformAnalyticsQuery } = platformAnalyticsApi

/** Where the same figures are as a file. */
export const csvPath = ({ from, to }: DayRange) => pathOf({ address: ai.platformAnalyticsCsv, query: { from, to } })
