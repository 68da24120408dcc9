import type { Comment, Liked } from '@storyright/contracts/http'
import { communityAddresses as community, communityTimes } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { withoutComment } from './threads.ts'

interface NewComment {
  listingId: string
  content: string
  parentId: string | null
  /** The same for every attempt with one text. */
  key: string
}
interface OneComment {
  listingId: string
  commentId: string
}

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query({
      ...callTo(community.comments, (id: string) => ({ params: { id } })),
      providesTags: (_comments, _error, id) => [{ type: 'Comments', id }],
    }),
  }),
})

const changed = (listingId: string, change: (comments: Comment[]) => Comment[]) =>
  commentsApi.util.updateQueryData('comments', listingId, change)

const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postComment: build.mutation({
      ...callTo(community.postComment, ({ listingId, key, ...body }: NewComment) => ({
        params: { id: listingId },
        body,
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: ({ listingId }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (posted: Comment) =>
          dispatch(changed(listingId, (comments) => [...comments.filter(({ id }) => id !== posted.id), posted])),
        ),
      invalidatesTags: readAgain,
    }),
    editComment: build.mutation({
      ...callTo(community.editComment, ({ commentId, content }: OneComment & { content: string }) => ({
        params: { commentId },
        body: { content },
      })),
      onQueryStarted: ({ listingId }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, (edited: Comment) =>
          dispatch(changed(listingId, (comments) => comments.map((one) => (one.id === edited.id ? edited : one)))),
        ),
      invalidatesTags: readAgain,
    }),
    deleteComment: build.mutation({
      ...callTo(community.deleteComment, ({ commentId }: OneComment) => ({ params: { commentId } })),
      onQueryStarted: ({ listingId, commentId }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(changed(listingId, (comments) => withoutComment(comments, commentId)))),
      invalidatesTags: readAgain,
    }),
    likeComment: build.mutation({
      ...callTo(community.likeComment, ({ commentId }: OneComment) => ({ params: { commentId } })),
      onQueryStarted: async ({ listingId, commentId }, { dispatch, queryFulfilled }) => {
        const like = (next: (comment: Comment) => Liked) =>
          dispatch(
            changed(listingId, (comments) =>
              comments.map((one) => (one.id === commentId ? { ...one, ...next(one) } : one)),
            ),
          )
        const before = like(({ userHasLiked, likeCount }) => ({
          userHasLiked: !userHasLiked,
          likeCount: likeCount + (userHasLiked ? -1 : 1),
        }))
        try {
          const { data } = await queryFulfilled
          like(() => data)
        } catch {
          before.undo()
        }
      },
      invalidatesTags: (done, _error, { listingId }) => (done ? [{ type: 'Comments', id: listingId }] : []),
    }),
  }),
})

/** The list is read again after every change, also after one that was refused: it may be about another state than the one shown. */
function readAgain(_done: unknown, _error: unknown, { listingId }: { listingId: string }) {
  return [{ type: 'Comments' as const, id: listingId }]
}

async function whenDone<Answer>(answer: Promise<{ data: Answer }>, then: (answer: Answer) => unknown): Promise<void> {
  const done = await answer.catch(() => null)
  if (done) then(done.data)
}

const { useCommentsQuery } = commentsApi
export const { usePostCommentMutation, useEditCommentMutation, useDeleteCommentMutation, useLikeCommentMutation } =
  changesApi

/** The comments on a listing; fresh for half a minute, and a failure is not tried again by itself. */
export const useComments = (listingId: string) =>
  useCommentsQuery(listingId, { refetchOnMountOrArgChange: communityTimes.commentsFreshSeconds })
