import type { Viewer } from '@storyright/contracts/vocabulary'
import { isSeenBy } from '../content/seen.ts'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { type PostRow, postRows } from './post-rows.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

/** A discussion that is there for this viewer; one that a moderator removed is refused as removed. */
export async function findPost(db: Database, viewer: Viewer, id: string, tx?: Tx): Promise<PostRow> {
  const row = await postRows.of(db).findOne({ _id: id }, tx && { session: tx })
  if (!row || !isSeenBy(viewer, row)) throw communityRefusals.postNotFound()
  if (row.isDeleted) throw row.removedBy ? communityRefusals.postRemoved() : communityRefusals.postNotFound()
  return row
}

/** A reply that is there for this viewer, in a discussion that is. */
export async function findReply(db: Database, viewer: Viewer, id: string, tx?: Tx): Promise<[ReplyRow, PostRow]> {
  const row = await replyRows.of(db).findOne({ _id: id, isDeleted: false }, tx && { session: tx })
  if (!row || !isSeenBy(viewer, row)) throw communityRefusals.replyNotFound()
  return [row, await findPost(db, viewer, row.postId, tx)]
}
