import { commentCalls as calls } from '@storyright/contracts/http'
import { addressOfText } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { toggleLike } from '../likes/toggle-like.ts'
import { requireVisibleListing } from '../listings/visible-listing.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { findComment } from './find-comment.ts'
import { listComments } from './list-comments.ts'
import { postComment } from './post-comment.ts'

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.comments, async ({ viewer, params: { id } }) => listComments(deps)(viewer, id))
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
