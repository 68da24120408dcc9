import { randomUUID } from 'node:crypto'
import { commentPosted } from '@storyright/contracts/events'
import type { Comment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { newText } from '../content/change-text.ts'
import { findMentions } from '../content/find-mentions.ts'
import { claimKey } from '../content/request-rows.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { requireVisibleListing } from '../listings/visible-listing.ts'
import { publishComment } from './comment.events.ts'
import { viewComment } from './comment.view.ts'
import { type CommentRow, commentRows } from './comment-rows.ts'
import { findComment } from './find-comment.ts'

interface PostCommentInput {
  viewer: Viewer
  listingId: string
  content: string
  parentId: string | null
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Writes a comment on a listing, or a reply to one. With a key the same request writes once. */
export async function postComment(
  deps: Deps,
  { viewer, listingId, content, parentId, key }: PostCommentInput,
): Promise<Comment> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(viewer)
  await requireVisibleListing(deps, listingId, viewer)
  const id = randomUUID()
  const row = await transaction(async (tx) => {
    const now = clock()
    const asked = { listingId, content, parentId }
    const written = await claimKey(tx, db, { viewer, key, asked }, { id, at: now })
    if (written) return commentRows.of(db).findOne({ _id: written }, { session: tx })
    if (parentId) await requireParent(parentId)
    const status = await permission.decide(tx, { viewer, kind: 'comment', id, text: content, isNew: true })
    const mentions = await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'comments', now })
    const version = status === 'shown' ? 1 : 0
    const comment: CommentRow = {
      ...newText,
      _id: id,
      version,
      authorId: viewer.id,
      content,
      createdAt: now,
      status,
      mentions,
      listingId,
      parentId,
    }
    await commentRows.of(db).insertOne(comment, { session: tx })
    if (status === 'shown') await publishComment(tx, deps, commentPosted, comment)
    return comment

    async function requireParent(parent: string): Promise<void> {
      const above = await findComment(db, viewer, parent, tx)
      if (above.listingId !== listingId) throw communityRefusals.commentNotFound()
      if (above.parentId) throw communityRefusals.oneLevel()
    }
  })
  return viewComment(db, viewer, row!)
}
