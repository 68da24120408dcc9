import { commentDeleted, commentUpdated } from '@storyright/contracts/events'
import type { Comment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { deletion, keepEarlierText } from '../content/change-text.ts'
import { findMentions } from '../content/mentions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { requireVisibleListing } from '../listings/listing.store.ts'
import { type CommentRow, findOwnComment, updateComment } from './comment.store.ts'
import { publishComment, viewComment } from './comment.view.ts'

interface EditCommentInput {
  viewer: Viewer
  id: string
  content: string
}

/** Changes one's own comment; the earlier text is kept for moderators. */
export async function editComment(deps: Deps, { viewer, id, content }: EditCommentInput): Promise<Comment> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(viewer)
  const { listingId } = await findOwnComment(db, viewer, id)
  await requireVisibleListing(deps, listingId, viewer)
  const row = await transaction(async (tx) => {
    const now = clock()
    const before = await findOwnComment(tx, viewer, id, 'update')
    const decided = await permission.decide(tx, { viewer, kind: 'comment', id, text: content, isNew: false })
    if (before.content === content) return before
    const status = before.status === 'waiting' ? 'waiting' : decided
    const mentions = await findMentions(tx, { text: content, authorId: viewer.id, place: 'comments', now })
    await keepEarlierText(tx, before)
    const isPublished = before.version > 0
    const [version, revision] = [before.version + (isPublished ? 1 : 0), before.revision + 1]
    const after = await updateComment(tx, id, { content, mentions, status, editedAt: now, version, revision })
    if (isPublished) await publishComment(tx, deps, commentUpdated, after)
    return after
  })
  return viewComment(db, viewer, row)
}

/** Deletes one's own comment, wherever it stands by now. */
export async function deleteComment(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { transaction, permission } = deps
  await permission.admit(viewer)
  await transaction(async (tx) => {
    await takeCommentAway(tx, deps, await findOwnComment(tx, viewer, id, 'update'))
    await permission.deleted(tx, 'comment', id)
  })
}

/** Deletes a comment that is locked, in the name of a moderator if one removed it; its text stays for moderators. */
export async function takeCommentAway(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  before: CommentRow,
  removedBy: string | null = null,
): Promise<void> {
  await keepEarlierText(tx, before)
  const isPublished = before.version > 0
  const version = before.version + (isPublished ? 1 : 0)
  const after = await updateComment(tx, before.id, { ...deletion(removedBy), version })
  if (isPublished) await publishComment(tx, deps, commentDeleted, after)
}
