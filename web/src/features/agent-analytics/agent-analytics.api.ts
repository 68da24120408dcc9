import { offersAddresses } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'
import { lists } from '../../shared/tags.ts'

const agentAnalyticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentAnalytics: build.query({
      ...ask(offersAddresses.agentAnalytics, (agentId: string) => ({ params: { agentId } })),
      providesTags: [lists.figures],
    }),
  }),
})

export const { useAgentAnalyticsQuery } = agentAnalyticsApi
