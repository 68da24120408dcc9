import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

const agentAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentAnalytics: build.query({
      ...callTo(offersAddresses.agentAnalytics, (agentId: string) => ({ params: { agentId } })),
      providesTags: [lists.figures],
    }),
  }),
})

export const { useAgentAnalyticsQuery } = agentAnalyticsApi
