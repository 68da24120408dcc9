import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

const one = (id: string) => ({ params: { id } })
// Whose words are folded away is part of every comment, discussion and reply.
const folded = [lists.blocked, 'Comments', 'Discussions', 'Replies'] as const

const safetyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    flag: build.mutation(callTo(community.flag)),
    blockedPeople: build.query({ ...callTo(community.blockedPeople), providesTags: [lists.blocked] }),
    block: build.mutation({ ...callTo(community.blockPerson, one), invalidatesTags: [...folded] }),
    unblock: build.mutation({ ...callTo(community.unblockPerson, one), invalidatesTags: [...folded] }),
  }),
})

export const { useFlagMutation, useBlockedPeopleQuery, useBlockMutation, useUnblockMutation } = safetyApi
