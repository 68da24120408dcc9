import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { followsEntry } from '../../entities/competition/competition.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'

type EnterCompetitionInput = BodyOf<typeof community.enterCompetition> & { id: string }

const enteringApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enterCompetition: build.mutation({
      ...callTo(community.enterCompetition, ({ id, ...body }: EnterCompetitionInput) => ({ params: { id }, body })),
      invalidatesTags: (_entry, _error, { id }) => followsEntry(id),
    }),
    withdrawEntry: build.mutation({
      ...callTo(community.withdrawEntry, (id: string) => ({ params: { id } })),
      invalidatesTags: (_done, _error, id) => followsEntry(id),
    }),
  }),
})

export const { useEnterCompetitionMutation, useWithdrawEntryMutation } = enteringApi
