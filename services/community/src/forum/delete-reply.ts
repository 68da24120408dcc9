import { replyDeleted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { deletionOf } from '../content/change-text.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { markDirty } from '../likes/mark-for-recount.ts'
import { findOwnReply } from './change-reply.ts'
import { postRows, untallied } from './post-rows.ts'
import { publishReply } from './reply.events.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

/** Deletes one's own reply. */
export async function deleteReply(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { transaction, permission } = deps
  await permission.admit(viewer)
  await transaction(async (tx) => {
    const [before] = await findOwnReply(tx, deps, viewer, id)
    await takeReplyAway(tx, deps, before)
    await permission.deleted(tx, 'reply', id)
  })
}

/** Deletes a reply, in the name of a moderator if one removed it; as the accepted answer it is none any more. */
export async function takeReplyAway(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  before: ReplyRow,
  removedBy: string | null = null,
): Promise<void> {
  const { db } = deps
  const { _id: id, postId } = before
  const { $set, $push } = deletionOf(before, deps.clock())
  const isPublished = before.version > 0
  const after = await findAndUpdateRow(tx, replyRows.of(db), id, {
    $set: { ...$set, removedBy },
    $push,
    $inc: { version: isPublished ? 1 : 0 },
  })
  await postRows
    .of(db)
    .updateOne({ _id: postId, acceptedReplyId: id }, { $set: { acceptedReplyId: null } }, { session: tx })
  // Recounted later; whoever deleted it sees the change now.
  if (before.status === 'shown')
    await postRows
      .of(db)
      .updateOne(
        { _id: postId, replyCount: { $gt: 0 } },
        { $inc: { replyCount: -1 }, $set: untallied },
        { session: tx },
      )
  await markDirty(tx, db, 'post', postId)
  if (isPublished) await publishReply(tx, deps, replyDeleted, after!)
}
