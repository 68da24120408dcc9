import type { Comment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { textViewOf } from '../content/text-view.ts'
import type { Tx } from '../database.ts'
import type { CommentRow } from './comment.store.ts'

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
