import { aiAddresses as ai } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import type { DayRange } from '../../shared/days/day-range.ts'

const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    market: build.query({
      ...callTo(ai.market, (query: DayRange) => ({ query })),
      providesTags: ['Figures'],
    }),
  }),
})

export const { useMarketQuery } = marketApi
