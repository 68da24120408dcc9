import type { Viewer } from '@storyright/contracts/vocabulary'
import { isSeenBy, seenBy, type Written, writtenColumns } from '../content/written.ts'
import type { Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { Prisma } from '../generated/client.ts'

/** A comment on a listing; replies are one level deep. */
export interface CommentRow extends Written {
  listingId: string
  parentId: string | null
}

export const commentColumns = Prisma.sql`${writtenColumns}, listing_id AS "listingId", parent_id AS "parentId"`

/** For a change, `update`; for what may not change until the transaction ends, `share`. */
type Lock = 'update' | 'share'
const locks = { update: Prisma.sql`FOR UPDATE`, share: Prisma.sql`FOR SHARE` }

/** A comment, deleted or not. */
export async function findCommentRow(db: Tx, id: string, lock?: Lock): Promise<CommentRow | null> {
  const [row] = await db.$queryRaw<CommentRow[]>`
    SELECT ${commentColumns} FROM comments WHERE id = ${id} ${lock ? locks[lock] : Prisma.empty}`
  return row ?? null
}

/** A comment that is there for this viewer. */
export async function findComment(db: Tx, viewer: Viewer, id: string, lock?: Lock): Promise<CommentRow> {
  const row = await findCommentRow(db, id, lock)
  if (!row || row.isDeleted || !isSeenBy(viewer, row)) throw communityRefusals.commentNotFound()
  return row
}

/** One that the viewer wrote. */
export async function findOwnComment(db: Tx, viewer: Viewer, id: string, lock?: Lock): Promise<CommentRow> {
  const row = await findComment(db, viewer, id, lock)
  if (row.authorId !== viewer.id) throw communityRefusals.notYourText()
  return row
}

/**
 * The newest comments on a listing that a viewer sees, the oldest first, with those that they reply to: of these also deleted
 * ones, which leave their place.
 */
export const findListedComments = (db: Tx, viewer: Viewer, listingId: string, limit: number): Promise<CommentRow[]> =>
  db.$queryRaw<CommentRow[]>`
    WITH newest AS (
      SELECT id, parent_id FROM comments WHERE listing_id = ${listingId} AND NOT is_deleted AND ${seenBy(viewer)}
      ORDER BY created_at DESC, id DESC LIMIT ${limit})
    SELECT ${commentColumns} FROM comments
    WHERE id IN (SELECT id FROM newest UNION SELECT parent_id FROM newest) AND (is_deleted OR ${seenBy(viewer)})
    ORDER BY created_at, comments.id`

export async function insertComment(tx: Tx, row: CommentRow): Promise<void> {
  await tx.comment.create({ data: row })
}

/** Changes a comment that is locked; returns it as it is now. */
export const updateComment = (tx: Tx, id: string, change: Prisma.CommentUpdateInput): Promise<CommentRow> =>
  tx.comment.update({ where: { id }, data: change }) as unknown as Promise<CommentRow>
