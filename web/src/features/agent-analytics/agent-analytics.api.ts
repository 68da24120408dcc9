import { aiAddresses, offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import type { DayRange } from '../../shared/days/day-range.ts'
import { lists } from '../../shared/tags.ts'

const agentAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentAnalytics: build.query({
      ...callTo(offersAddresses.agentAnalytics, (agentId: string) => ({ params: { agentId } })),
      providesTags: [lists.figures],
    }),
    agentTrends: build.query({
      ...callTo(aiAddresses.agentTrends, (query: DayRange & { listingId: string | undefined }) => ({ query })),
      providesTags: [lists.figures],
    }),
  }),
})

export const { useAgentAnalyticsQuery, useAgentTrendsQuery } = agentAnalyticsApi
