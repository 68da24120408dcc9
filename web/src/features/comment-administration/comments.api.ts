import { type commentSorts, communityAddresses as community, type Sort } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, pathOf } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

export interface CommentsAsked {
  page: number
  listingId: string
  sort: Sort<(typeof commentSorts)[number]> | null
}

/** Where all of them are as a file. */
export const commentsCsv = ({ listingId, sort }: CommentsAsked) =>
  pathOf({ address: community.commentsCsv, query: { listingId, sort } })

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminComments: build.query({
      ...callTo(community.adminComments, (asked: CommentsAsked) => ({ query: asked })),
      // People write without any action here.
      keepUnusedDataFor: 0,
      providesTags: [lists.allComments],
    }),
    adminCommentStats: build.query({
      ...callTo(community.adminCommentStats),
      keepUnusedDataFor: 0,
      providesTags: [lists.allComments],
    }),
    adminDeleteComment: build.mutation({
      ...callTo(community.adminDeleteComment, ({ id, reason }: { id: string; reason: string }) => ({
        params: { id },
        body: reason ? { reason } : null,
      })),
      invalidatesTags: ['Comments', lists.moderationAudit, lists.moderationQueue],
    }),
  }),
})

export const { useAdminCommentsQuery, useAdminCommentStatsQuery, useAdminDeleteCommentMutation } = commentsApi
