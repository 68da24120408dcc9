import { commentDeleted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { deletionOf } from '../content/change-text.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { publishComment } from './comment.events.ts'
import { type CommentRow, commentRows } from './comment-rows.ts'
import { findOwnComment } from './find-comment.ts'

/** Deletes one's own comment, wherever it stands by now. */
export async function deleteComment(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { db, transaction, permission } = deps
  await permission.admit(viewer)
  await transaction(async (tx) => {
    const before = await findOwnComment(db, viewer, id, tx)
    await takeCommentAway(tx, deps, before)
    await permission.deleted(tx, 'comment', id)
  })
}

/** Deletes a comment, in the name of a moderator if one removed it; its text stays for moderators. */
export async function takeCommentAway(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  before: CommentRow,
  removedBy: string | null = null,
): Promise<void> {
  const { $set, $push } = deletionOf(before, deps.clock())
  const isPublished = before.version > 0
  const after = await findAndUpdateRow(tx, commentRows.of(deps.db), before._id, {
    $set: { ...$set, removedBy },
    $push,
    $inc: { version: isPublished ? 1 : 0 },
  })
  if (isPublished) await publishComment(tx, deps, commentDeleted, after!)
}
