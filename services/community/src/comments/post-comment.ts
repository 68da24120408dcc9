import { randomUUID } from 'node:crypto'
import { commentPosted } from '@storyright/contracts/events'
import type { Comment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { claimKey } from '../content/claim-key.ts'
import { findMentions } from '../content/mentions.ts'
import { newText } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { requireVisibleListing } from '../listings/listing.store.ts'
import { type CommentRow, findComment, findCommentRow, insertComment } from './comment.store.ts'
import { publishComment, viewComment } from './comment.view.ts'

interface PostCommentInput {
  viewer: Viewer
  listingId: string
  content: string
  parentId: string | null
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Writes a comment on a listing, or a reply to one. With a key the same request writes once. */
export async function postComment(deps: Deps, input: PostCommentInput): Promise<Comment> {
  const { viewer, listingId, content, parentId, key } = input
  const { db, transaction, permission, clock } = deps
  await permission.admit(viewer)
  await requireVisibleListing(deps, listingId, viewer)
  const id = randomUUID()
  const row = await transaction(async (tx) => {
    const now = clock()
    const asked = { listingId, content, parentId }
    const written = await claimKey(tx, { viewer, key, asked }, { id, at: now })
    if (written) return findCommentRow(tx, written)
    if (parentId) await requireParent(tx, input, parentId)
    const status = await permission.decide(tx, { viewer, kind: 'comment', id, text: content, isNew: true })
    const mentions = await findMentions(tx, { text: content, authorId: viewer.id, place: 'comments', now })
    const text = newText({ id, authorId: viewer.id, content, createdAt: now, status, mentions })
    const comment: CommentRow = { ...text, listingId, parentId }
    await insertComment(tx, comment)
    if (status === 'shown') await publishComment(tx, deps, commentPosted, comment)
    return comment
  })
  return viewComment(db, viewer, row!)
}

/** It is not deleted until the reply is there. */
async function requireParent(tx: Tx, { viewer, listingId }: PostCommentInput, parentId: string): Promise<void> {
  const above = await findComment(tx, viewer, parentId, 'share')
  if (above.listingId !== listingId) throw communityRefusals.commentNotFound()
  if (above.parentId) throw communityRefusals.oneLevel()
}
