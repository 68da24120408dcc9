import { communityAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

export type MentionPlace = 'forum' | 'comments'

const mentionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mentionable: build.query({
      ...callTo(communityAddresses.mentionable, (query: { place: MentionPlace; name: string }) => ({ query })),
      keepUnusedDataFor: 60,
    }),
  }),
})

export const { useMentionableQuery } = mentionApi
