import { forumCalls as calls, type ForumPost, type ForumStats } from '@storyright/contracts/http'
import { addressOfText, communityTimes, type Viewer } from '@storyright/contracts/vocabulary'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  idempotencyKeyOf,
  sendReady,
  serialised,
  serve,
  withVersion,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { toggleLike } from '../likes/likes.ts'
import { changePost } from './change-post.ts'
import { findPost, findReply, type PostRow } from './forum.store.ts'
import { viewPost as postViewOf } from './forum.view.ts'
import { listPosts } from './list-posts.ts'
import { followPost, readPost, unfollowPost, viewPost } from './read-post.ts'
import { createPost, deletePost } from './write-post.ts'

/** Discussions, and actions on whole ones. */
export function forumRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, permission } = deps
  const view = (viewer: Viewer, row: PostRow) => postViewOf(deps, viewer, row)

  serve(app, calls.forumPosts, async ({ viewer, query, reply }) => {
    const page = await listPosts(deps, { viewer, ...query })
    describePage(reply, page, calls.forumPosts.path, query)
    return page.rows
  })
  serve(app, calls.forumPostsCsv, async ({ viewer, query, reply }) => {
    // A reply moves a discussion in every other order: it would be missed, or come twice.
    const lines = csvOfPages(columns, (part) => listPosts(deps, { viewer, ...query, sort: 'newest', ...part }))
    return csvFile(reply, `storyright-discussions-${deps.clock().toISOString().slice(0, 10)}.csv`, lines)
  })
  serve(app, calls.forumPost, async ({ viewer, params: { id }, request, reply }) => {
    const row = await findPost(db, viewer, id)
    return sendReady(request, reply, serialised(reply, await view(viewer, row), row.revision))
  })
  serve(app, calls.createPost, async ({ viewer, body: form, request }) =>
    view(viewer, await createPost(deps, { viewer, form, key: idempotencyKeyOf(request) })),
  )
  serve(app, calls.changePost, async ({ viewer, params: { id }, body: change, expected, reply }) => {
    const row = await changePost(deps, { viewer, id, change, expected })
    return withVersion(reply, row.revision, await view(viewer, row))
  })
  serve(app, calls.deletePost, async ({ viewer, params: { id } }) => {
    await deletePost(deps, viewer, id)
    return undefined
  })
  serve(app, calls.viewPost, async ({ viewer, params: { id } }) => {
    await viewPost(deps, viewer, id)
    return undefined
  })
  serve(app, calls.readPost, async ({ viewer, params: { id }, body: { replyId } }) => {
    await readPost(deps, viewer, id, replyId ?? null)
    return undefined
  })
  serve(app, calls.followPost, async ({ viewer, params: { id } }) => {
    await followPost(deps, viewer, id)
    return undefined
  })
  serve(app, calls.unfollowPost, async ({ viewer, params: { id } }) => {
    await unfollowPost(deps, viewer, id)
    return undefined
  })
  serve(app, calls.forumLike, async ({ viewer, body: { postId, replyId } }) => {
    await permission.admit(viewer)
    if (postId) {
      const { authorId, title } = await findPost(db, viewer, postId)
      const link = addressOfText.post(postId)
      return toggleLike(deps, { viewer, subject: 'post', subjectId: postId, authorId, title, link })
    }
    const [{ id: subjectId, authorId }, post] = await findReply(db, viewer, replyId!)
    const link = addressOfText.reply(post.id, subjectId)
    return toggleLike(deps, { viewer, subject: 'reply', subjectId, authorId, title: post.title, link })
  })
  serve(app, calls.forumStats, async () => forumStats(deps))
}

const columns: readonly CsvColumn<ForumPost>[] = [
  ['Discussion', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Category', ({ category }) => category],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Author', ({ author: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()],
  ['Begun', ({ createdAt }) => createdAt],
  ['Latest activity', ({ lastActivityAt }) => lastActivityAt],
  ['Replies', ({ replyCount }) => replyCount],
  ['Unread', ({ unreadCount }) => unreadCount],
  ['Views', ({ viewCount }) => viewCount],
  ['Likes', ({ likeCount }) => likeCount],
]

const HOUR_MS = 3_600_000

/** The forum's counts of what everybody may read. */
async function forumStats({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ForumStats> {
  const since = new Date(clock().getTime() - communityTimes.activeTodayHours * HOUR_MS)
  const [stats] = await db.$queryRaw<[ForumStats]>`
    SELECT count(*)::int AS discussions, COALESCE(sum(reply_count), 0)::int AS replies,
      COALESCE(sum(view_count), 0)::int AS views, (count(*) FILTER (WHERE last_activity_at > ${since}))::int AS "activeToday"
    FROM posts WHERE NOT is_deleted AND status = 'shown'`
  return stats
}
