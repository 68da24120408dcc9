import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists, type Tag } from '../../shared/tags.ts'

const competitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    competitions: build.query({
      ...callTo(community.competitions),
      providesTags: (read) => [...each('Competitions', read), lists.competitions],
    }),
    competition: build.query({
      ...callTo(community.competition, (id: string) => ({ params: { id } })),
      providesTags: (_read, _error, id) => [{ type: 'Competitions', id }],
    }),
  }),
})

export const { useCompetitionsQuery, useCompetitionQuery } = competitionApi

/** What an entry, or a judgement of one, changes. */
export const followsEntry = (id: string): Tag[] => [{ type: 'Competitions', id }, lists.competitions]
