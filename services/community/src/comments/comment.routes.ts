import { commentUpdated } from '@storyright/contracts/events'
import { type Comment, commentCalls as calls } from '@storyright/contracts/http'
import { addressOfText, type Viewer } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { editOf } from '../content/change-text.ts'
import { findMentions } from '../content/find-mentions.ts'
import type { Deps } from '../deps.ts'
import { toggleLike } from '../likes/toggle-like.ts'
import { requireVisibleListing } from '../listings/visible-listing.ts'
import { publishComment } from './comment.events.ts'
import { viewComment } from './comment.view.ts'
import { commentRows } from './comment-rows.ts'
import { deleteComment } from './delete-comment.ts'
import { findComment, findOwnComment } from './find-comment.ts'
import { listComments } from './list-comments.ts'
import { postComment } from './post-comment.ts'

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.comments, async ({ viewer, params: { id } }) => listComments(deps, viewer, id))
  serve(app, calls.postComment, async ({ viewer, params: { id: listingId }, body: { content, parentId }, request }) => {
    const key = idempotencyKeyOf(request)
    return postComment(deps, { viewer, listingId, content, parentId: parentId ?? null, key })
  })
  serve(app, calls.editComment, async ({ viewer, params: { commentId }, body: { content } }) =>
    editComment(deps, viewer, commentId, content),
  )
  serve(app, calls.deleteComment, async ({ viewer, params: { commentId } }) => {
    await deleteComment(deps, viewer, commentId)
    return undefined
  })
  serve(app, calls.likeComment, async ({ viewer, params: { commentId } }) => {
    await deps.permission.admit(viewer)
    const { listingId, authorId } = await findComment(deps.db, viewer, commentId)
    const { title } = await requireVisibleListing(deps, listingId, viewer)
    const link = addressOfText.comment(listingId, commentId)
    return toggleLike(deps, { viewer, subject: 'comment', subjectId: commentId, authorId, title, link })
  })
}

/** Changes one's own comment; the earlier text is kept for moderators. */
async function editComment(deps: Deps, viewer: Viewer, id: string, content: string): Promise<Comment> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(viewer)
  const row = await transaction(async (tx) => {
    const now = clock()
    const before = await findOwnComment(db, viewer, id, tx)
    await requireVisibleListing(deps, before.listingId, viewer)
    const decided = await permission.decide(tx, { viewer, kind: 'comment', id, text: content, isNew: false })
    if (before.content === content) return before
    const status = before.status === 'waiting' ? 'waiting' : decided
    const mentions = await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'comments', now })
    const { $set, $push } = editOf(before, now)
    const isPublished = before.version > 0
    const after = await findAndUpdateRow(tx, commentRows.of(db), id, {
      $set: { ...$set, content, mentions, status },
      $push,
      $inc: { version: isPublished ? 1 : 0 },
    })
    if (isPublished) await publishComment(tx, deps, commentUpdated, after!)
    return after!
  })
  return viewComment(db, viewer, row)
}
