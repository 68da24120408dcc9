import { forumCalls as calls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { describePage, idempotencyKeyOf, sendReady, serialised, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { revisionOf } from '../content/written.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { changeReply } from './change-reply.ts'
import { deleteReply } from './delete-reply.ts'
import { findPost, findReply } from './find-post.ts'
import { viewReply } from './forum.view.ts'
import { listReplies } from './list-replies.ts'
import { postReply } from './post-reply.ts'
import { postRows } from './post-rows.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

export function replyRoutes(app: FastifyInstance, deps: Deps): void {
  const write = postReply(deps)
  const viewed = async (viewer: Parameters<typeof findPost>[1], row: ReplyRow) =>
    viewReply(deps, viewer, row, await findPost(deps.db, viewer, row.postId))

  serve(app, calls.forumReplies, async ({ viewer, params: { id: postId }, query, reply }) => {
    const page = await listReplies(deps, { viewer, postId, ...query })
    describePage(reply, page, calls.forumReplies.path.replace(':id', postId), query)
    return page.rows
  })
  serve(app, calls.postReply, async ({ viewer, params: { id: postId }, body: { content }, request }) =>
    viewed(viewer, await write({ viewer, postId, content, key: idempotencyKeyOf(request) })),
  )
  serve(app, calls.forumReply, async ({ viewer, params: { id }, request, reply }) => {
    const [row, post] = await findReply(deps.db, viewer, id)
    return sendReady(request, reply, serialised(reply, await viewReply(deps, viewer, row, post), revisionOf(row)))
  })
  serve(app, calls.changeReply, async ({ viewer, params: { id }, body: { content }, expected, reply }) => {
    const row = await changeReply(deps, { viewer, id, content, expected })
    return withVersion(reply, revisionOf(row), await viewed(viewer, row))
  })
  serve(app, calls.deleteReply, async ({ viewer, params: { id } }) => {
    await deleteReply(deps, viewer, id)
    return undefined
  })
  serve(app, calls.acceptReply, async ({ viewer, params: { id } }) =>
    viewed(viewer, await acceptReply(deps, viewer, id)),
  )
}

/** Takes a reply as the discussion's answer; another one moves it, the same one again takes it back. */
async function acceptReply(
  { db, transaction, permission }: Pick<Deps, 'db' | 'transaction' | 'permission'>,
  viewer: Viewer,
  id: string,
): Promise<ReplyRow> {
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const [reply, post] = await findReply(db, viewer, id, tx)
    if (post.authorId !== viewer.id && viewer.role !== 'admin') throw communityRefusals.onlyTheAsker()
    if (reply.status !== 'shown') throw communityRefusals.replyNotFound()
    // Of this and the reply's deletion one starts over.
    await replyRows.of(db).updateOne({ _id: id }, { $inc: { locks: 1 } }, { session: tx })
    const acceptedReplyId = post.acceptedReplyId === id ? null : id
    await postRows.of(db).updateOne({ _id: post._id }, { $set: { acceptedReplyId } }, { session: tx })
    return reply
  })
}
