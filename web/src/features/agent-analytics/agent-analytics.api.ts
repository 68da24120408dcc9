import type { AgentAnalytics } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const agentAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentAnalytics: build.query<AgentAnalytics, string>({
      query: (agentId) => `/api/analytics/agent/${encodeURIComponent(agentId)}`,
      providesTags: ['Offers'],
    }),
  }),
})

export const { useAgentAnalyticsQuery } = agentAnalyticsApi
