import {
  commentDeleted,
  commentSnapshot,
  type EventFactory,
  type NewEvent,
  type PublicComment,
} from '@storyright/contracts/events'
import { nobody, type Recipients, recipientsOf } from '../content/recipients.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type CommentRow, commentRows } from './comment-rows.ts'

/** A comment's state in events. */
const publicCommentOf = (row: CommentRow, recipients: Recipients): PublicComment => ({
  id: row._id,
  authorId: row.authorId,
  content: row.content,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  isDeleted: row.isDeleted,
  listingId: row.listingId,
  parentId: row.parentId,
  ...recipients,
})

/** Publishes a comment's present state, in the transaction that changed it. */
export async function publishComment(
  tx: Tx,
  { db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  event: EventFactory<PublicComment>,
  row: CommentRow,
): Promise<void> {
  const parent = row.parentId ? await commentRows.of(db).findOne({ _id: row.parentId }, { session: tx }) : null
  const repliesTo = parent?.authorId ?? null
  const recipients = row.isDeleted
    ? nobody
    : await recipientsOf(tx, db, { row, place: 'comments', repliesTo, now: clock() })
  await outbox.add(tx, [event(row._id, row.version, publicCommentOf(row, recipients))])
}

/** A snapshot of the present state: it notifies nobody. */
export function commentAgain(row: CommentRow): NewEvent {
  return (row.isDeleted ? commentDeleted : commentSnapshot)(row._id, row.version, publicCommentOf(row, nobody))
}
