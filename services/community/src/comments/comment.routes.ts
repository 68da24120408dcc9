import { commentCalls as calls } from '@storyright/contracts/http'
import { addressOfText, paging } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { toggleLike } from '../likes/likes.ts'
import { requireVisibleListing } from '../listings/listing.store.ts'
import { deleteComment, editComment } from './change-comment.ts'
import { findComment, findListedComments } from './comment.store.ts'
import { viewComments } from './comment.view.ts'
import { postComment } from './post-comment.ts'

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  serve(app, calls.comments, async ({ viewer, params: { id } }) => {
    await requireVisibleListing(deps, id, viewer)
    return viewComments(db, viewer, await findListedComments(db, viewer, id, paging.listMaximum))
  })
  serve(app, calls.postComment, async ({ viewer, params: { id: listingId }, body: { content, parentId }, request }) => {
    const key = idempotencyKeyOf(request)
    return postComment(deps, { viewer, listingId, content, parentId: parentId ?? null, key })
  })
  serve(app, calls.editComment, async ({ viewer, params: { commentId: id }, body: { content } }) =>
    editComment(deps, { viewer, id, content }),
  )
  serve(app, calls.deleteComment, async ({ viewer, params: { commentId } }) => {
    await deleteComment(deps, viewer, commentId)
    return undefined
  })
  serve(app, calls.likeComment, async ({ viewer, params: { commentId } }) => {
    await deps.permission.admit(viewer)
    const { listingId, authorId } = await findComment(db, viewer, commentId)
    const { title } = await requireVisibleListing(deps, listingId, viewer)
    const link = addressOfText.comment(listingId, commentId)
    return toggleLike(deps, { viewer, subject: 'comment', subjectId: commentId, authorId, title, link })
  })
}
