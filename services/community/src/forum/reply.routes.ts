import { forumCalls as calls, type ForumReply } from '@storyright/contracts/http'
import { communityLimits, type Viewer } from '@storyright/contracts/vocabulary'
import {
  cursorTime,
  describePage,
  idempotencyKeyOf,
  type Page,
  pageOf,
  readCursor,
  sendReady,
  serialised,
  serve,
  withVersion,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { seenBy, writtenColumns } from '../content/written.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { findPost, findReply, type ReplyRow } from './forum.store.ts'
import { viewReplies, viewReply } from './forum.view.ts'
import { acceptReply, changeReply, deleteReply, postReply } from './write-reply.ts'

export function replyRoutes(app: FastifyInstance, deps: Deps): void {
  const viewed = async (viewer: Viewer, row: ReplyRow) =>
    viewReply(deps, viewer, row, await findPost(deps.db, viewer, row.postId))

  serve(app, calls.forumReplies, async ({ viewer, params: { id: postId }, query, reply }) => {
    const page = await listReplies(deps, { viewer, postId, ...query })
    describePage(reply, page, calls.forumReplies.path.replace(':id', postId), query)
    return page.rows
  })
  serve(app, calls.postReply, async ({ viewer, params: { id: postId }, body: { content }, request }) =>
    viewed(viewer, await postReply(deps, { viewer, postId, content, key: idempotencyKeyOf(request) })),
  )
  serve(app, calls.forumReply, async ({ viewer, params: { id }, request, reply }) => {
    const [row, post] = await findReply(deps.db, viewer, id)
    return sendReady(request, reply, serialised(reply, await viewReply(deps, viewer, row, post), row.revision))
  })
  serve(app, calls.changeReply, async ({ viewer, params: { id }, body: { content }, expected, reply }) => {
    const row = await changeReply(deps, { viewer, id, content, expected })
    return withVersion(reply, row.revision, await viewed(viewer, row))
  })
  serve(app, calls.deleteReply, async ({ viewer, params: { id } }) => {
    await deleteReply(deps, viewer, id)
    return undefined
  })
  serve(app, calls.acceptReply, async ({ viewer, params: { id } }) =>
    viewed(viewer, await acceptReply(deps, viewer, id)),
  )
}

interface ListRepliesInput {
  viewer: Viewer
  postId: string
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** The replies of a discussion, the oldest first; a deleted one leaves its place, so that the others can still be followed. */
async function listReplies(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  { viewer, postId, cursor, limit = communityLimits.postsUnpaged }: ListRepliesInput,
): Promise<Page<ForumReply>> {
  const { db } = deps
  const after = readCursor(place, cursor)
  const post = await findPost(db, viewer, postId)
  const seen = seenBy(viewer)
  const rest = after ? Prisma.sql`AND (created_at, id) > (${new Date(after[0])}, ${after[1]})` : Prisma.empty
  const [rows, [{ total }]] = await Promise.all([
    db.$queryRaw<ReplyRow[]>`
      SELECT ${writtenColumns}, post_id AS "postId"
      FROM replies WHERE post_id = ${postId} AND ${seen} ${rest} ORDER BY created_at, id LIMIT ${limit + 1}`,
    db.$queryRaw<[{ total: number }]>`
      SELECT count(*)::int AS total FROM replies WHERE post_id = ${postId} AND ${seen}`,
  ])
  const page = pageOf(rows, { limit, total, placeOf: ({ createdAt, id }) => [createdAt, id] })
  return { ...page, rows: await viewReplies(deps, viewer, page.rows, post) }
}
