import type { ForumPost, ForumReply, Liked } from '@storyright/contracts/http'
import { communityAddresses as community, communityLimits } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo, pathOf } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import type { AppThunk } from '../../shared/store.ts'
import { each, lists } from '../../shared/tags.ts'
import { cacheResult, updateCached } from '../../shared/update-cached.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'
import type { ForumChoices } from './choices.ts'

/** Replies are fetched so many at a time. */
export const REPLIES_AT_ONCE = 100

/** Where all discussions that the filters let through are as a file. */
export const forumPostsCsv = ({ sort: _, ...query }: ForumChoices) =>
  pathOf({ address: community.forumPostsCsv, query })

const readingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumPosts: build.infiniteQuery({
      ...callPages(community.forumPosts, (choices: ForumChoices, cursor) => ({
        query: { ...choices, limit: communityLimits.page, cursor },
      })),
      providesTags: (read) => [...each('Discussions', rowsOf(read)), lists.discussions],
    }),
    forumPost: build.query({
      ...callTo(community.forumPost, (id: string) => ({ params: { id } })),
      providesTags: (_post, _error, id) => [{ type: 'Discussions', id }],
    }),
    forumReplies: build.infiniteQuery({
      ...callPages(community.forumReplies, (id: string, cursor) => ({
        params: { id },
        query: { limit: REPLIES_AT_ONCE, cursor },
      })),
      providesTags: (read, _error, id) => [...each('Replies', rowsOf(read)), { type: 'Replies', id }],
    }),
    /** One's own texts for their forms: as they are when the form opens, and kept no longer than that. */
    openedPost: build.query({
      ...callTo(community.forumPost, (id: string) => ({ params: { id } })),
      transformResponse: asOpened<ForumPost>,
      keepUnusedDataFor: 0,
    }),
    openedReply: build.query({
      ...callTo(community.forumReply, (id: string) => ({ params: { id } })),
      transformResponse: asOpened<ForumReply>,
      keepUnusedDataFor: 0,
    }),
    forumStats: build.query({ ...callTo(community.forumStats), providesTags: [lists.forumStats] }),
  }),
})

export interface NewText {
  /** The same for every attempt with one text. */
  key: string
}
type Post = BodyOf<typeof community.createPost>
/** Of a version where it is about the words; a decision of an administrator is meant for whatever is there. */
interface Versioned {
  id: string
  etag?: string | null
}
type PostChange = BodyOf<typeof community.changePost> & Versioned

type Kept = { id: string } & Partial<ForumPost>
/** What is known of a discussion or a reply by now, wherever it is shown. */
export const keepOf = (type: 'Discussions' | 'Replies', thing: Kept) => updateCached(type, thing)

/** Asks for a discussion anew; the list, which is read elsewhere, keeps its place meanwhile. */
const refreshPost =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { data } = await dispatch(
      readingApi.endpoints.forumPost.initiate(id, { forceRefetch: true, subscribe: false }),
    )
    if (data) dispatch(keepOf('Discussions', data))
  }

/** Replies as the thread of a discussion shows them. */
const changedReplies = (postId: string, change: (replies: ForumReply[], isLast: boolean) => ForumReply[]) =>
  readingApi.util.updateQueryData('forumReplies', postId, ({ pages }) => {
    pages.forEach((page, place) => {
      page.rows = change(page.rows, place === pages.length - 1 && page.next === null)
    })
  })

const writingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPost: build.mutation({
      ...callTo(community.createPost, ({ key, ...body }: Post & NewText) => ({
        body,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: (made) => (made ? [lists.discussions, lists.forumStats] : []),
    }),
    changePost: build.mutation({
      ...callTo(community.changePost, ({ id, etag = null, ...body }: PostChange) => ({
        params: { id },
        body,
        headers: ifMatch(etag),
      })),
      onQueryStarted: (_change, call) => cacheResult('Discussions', call, (post) => post),
      invalidatesTags: (changed, _error, { id, isSticky, category }) => {
        if (!changed) return [{ type: 'Discussions', id }]
        return isSticky === undefined && category === undefined ? [] : [lists.discussions]
      },
    }),
    deletePost: build.mutation({
      ...callTo(community.deletePost, (id: string) => ({ params: { id } })),
      invalidatesTags: (_done, error, id) =>
        error ? [{ type: 'Discussions', id }] : [lists.discussions, lists.forumStats],
    }),
    viewPost: build.mutation(callTo(community.viewPost, (id: string) => ({ params: { id } }))),
    readPost: build.mutation(
      callTo(community.readPost, ({ id, replyId }: { id: string; replyId: string | null }) => ({
        params: { id },
        body: { replyId },
        keepalive: true,
      })),
    ),
    followPost: build.mutation<null, { id: string; follow: boolean }>({
      query: ({ id, follow }) => ({ address: follow ? community.followPost : community.unfollowPost, params: { id } }),
      onQueryStarted: async ({ id, follow }, { dispatch, queryFulfilled }) => {
        dispatch(keepOf('Discussions', { id, isFollowed: follow }))
        if (!(await queryFulfilled.catch(() => null))) dispatch(keepOf('Discussions', { id, isFollowed: !follow }))
      },
    }),
    postReply: build.mutation({
      ...callTo(community.postReply, ({ postId, content, key }: { postId: string; content: string } & NewText) => ({
        params: { id: postId },
        body: { content },
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: async ({ postId }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (!done) return // what was typed stays in its box, also where that would be gone by now
        const { data: reply } = done
        dispatch(
          changedReplies(postId, (rows, isLast) =>
            isLast && !rows.some(({ id }) => id === reply.id) ? [...rows, reply] : rows,
          ),
        )
        await dispatch(refreshPost(postId))
      },
    }),
    changeReply: build.mutation({
      ...callTo(community.changeReply, ({ id, etag = null, content }: Versioned & { content: string }) => ({
        params: { id },
        body: { content },
        headers: ifMatch(etag),
      })),
      onQueryStarted: (_change, call) => cacheResult('Replies', call, (reply) => reply),
      invalidatesTags: (_reply, error, { id }) => (error ? [{ type: 'Replies', id }] : []),
    }),
    deleteReply: build.mutation({
      ...callTo(community.deleteReply, ({ id }: { id: string; postId: string }) => ({ params: { id } })),
      onQueryStarted: async ({ id, postId }, { dispatch, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => null))
          dispatch(
            changedReplies(postId, (rows) =>
              rows.map((row) => (row.id === id ? { ...row, content: '', isDeleted: true } : row)),
            ),
          )
        await dispatch(refreshPost(postId))
      },
      invalidatesTags: (_done, error, { id }) => (error ? [{ type: 'Replies', id }] : []),
    }),
    acceptReply: build.mutation({
      ...callTo(community.acceptReply, ({ id }: { id: string; postId: string }) => ({ params: { id } })),
      onQueryStarted: async ({ postId }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null)
        if (!done) return void (await dispatch(refreshPost(postId)))
        const accepted = done.data.isAcceptedAnswer ? done.data.id : null
        dispatch(
          changedReplies(postId, (rows) => rows.map((row) => ({ ...row, isAcceptedAnswer: row.id === accepted }))),
        )
        dispatch(keepOf('Discussions', { id: postId, acceptedReplyId: accepted }))
      },
    }),
    forumLike: build.mutation({
      ...callTo(community.forumLike, ({ kind, text }: ToggleLikeInput) => ({
        body: kind === 'post' ? { postId: text.id } : { replyId: text.id },
      })),
      onQueryStarted: async ({ kind, text }, { dispatch, queryFulfilled }) => {
        const type = kind === 'post' ? 'Discussions' : 'Replies'
        const show = ({ userHasLiked, likeCount }: Liked) =>
          dispatch(keepOf(type, { id: text.id, userHasLiked, likeCount }))
        const { userHasLiked, likeCount } = text
        show({ userHasLiked: !userHasLiked, likeCount: likeCount + (userHasLiked ? -1 : 1) })
        const done = await queryFulfilled.catch(() => null)
        show(done ? done.data : text)
      },
    }),
  }),
})
/** A text as it is shown when somebody likes it. */
interface ToggleLikeInput {
  kind: 'post' | 'reply'
  text: { id: string } & Liked
}

export const {
  useForumPostsInfiniteQuery,
  useForumPostQuery,
  useForumRepliesInfiniteQuery,
  useForumStatsQuery,
  useOpenedPostQuery,
  useOpenedReplyQuery,
} = readingApi
export const {
  useCreatePostMutation,
  useChangePostMutation,
  useDeletePostMutation,
  useFollowPostMutation,
  usePostReplyMutation,
  useChangeReplyMutation,
  useDeleteReplyMutation,
  useAcceptReplyMutation,
  useForumLikeMutation,
} = writingApi
export const { viewPost, readPost } = writingApi.endpoints

/** A choice made anew begins with its first page, however far it was read before. */
export const startAtFirstPage = (choices: ForumChoices) =>
  readingApi.util.updateQueryData('forumPosts', choices, ({ pages, pageParams }) => {
    pages.splice(1)
    pageParams.splice(1)
  })
