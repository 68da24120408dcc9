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
import { type CommentRow, findCommentRow } from './comment.store.ts'

/** A comment's state in events. */
const publicCommentOf = (row: CommentRow, recipients: Recipients): PublicComment => ({
  id: row.id,
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
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  event: EventFactory<PublicComment>,
  row: CommentRow,
): Promise<void> {
  const parent = row.parentId ? await findCommentRow(tx, row.parentId) : null
  const repliesTo = parent?.authorId ?? null
  const recipients = row.isDeleted
    ? nobody
    : await recipientsOf(tx, { row, place: 'comments', repliesTo, now: clock() })
  await outbox.add(tx, [event(row.id, row.version, publicCommentOf(row, recipients))])
}

/** A snapshot of the present state: it notifies nobody. */
export const commentAgain = (row: CommentRow): NewEvent =>
  (row.isDeleted ? commentDeleted : commentSnapshot)(row.id, row.version, publicCommentOf(row, nobody))
