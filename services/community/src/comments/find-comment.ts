import type { Viewer } from '@storyright/contracts/vocabulary'
import { isSeenBy } from '../content/seen.ts'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { type CommentRow, commentRows } from './comment-rows.ts'

/** A comment that is there for this viewer. */
export async function findComment(db: Database, viewer: Viewer, id: string, tx?: Tx): Promise<CommentRow> {
  const row = await commentRows.of(db).findOne({ _id: id, isDeleted: false }, tx && { session: tx })
  if (!row || !isSeenBy(viewer, row)) throw communityRefusals.commentNotFound()
  return row
}

/** One that the viewer wrote. */
export async function findOwnComment(db: Database, viewer: Viewer, id: string, tx: Tx): Promise<CommentRow> {
  const row = await findComment(db, viewer, id, tx)
  if (row.authorId !== viewer.id) throw communityRefusals.notYourText()
  return row
}
