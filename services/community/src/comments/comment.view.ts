import {
  commentDeleted,
  commentSnapshot,
  type EventFactory,
  type NewEvent,
  type PublicComment,
} from '@storyright/contracts/events'
import type { Comment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { nobody, type Recipients, recipientsOf } from '../content/mentions.ts'
import { textViewOf } from '../content/text-view.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type CommentRow, findCommentRow } from './comment.store.ts'

/** Comments as a viewer sees them. */
export async function viewComments(db: Tx, viewer: Viewer, rows: readonly CommentRow[]): Promise<Comment[]> {
  const { common } = await textViewOf(db, viewer, rows)
  return rows.map((row) => ({
    ...common(row),
    listingId: row.listingId,
    parentId: row.parentId,
    isEdited: row.editedAt !== null,
    isDeleted: row.isDeleted,
  }))
}

/** One comment as a viewer sees it. */
export async function viewComment(db: Tx, viewer: Viewer, row: CommentRow): Promise<Comment> {
  const [view] = await viewComments(db, viewer, [row])
  return view!
}

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
