import type { Viewer, WrittenKind, WrittenStatus } from '@storyright/contracts/vocabulary'
import { Prisma } from '../generated/client.ts'

/** A mentioned person, by the name in the text. */
export type Mentioned = { id: string; name: string }

/** What a comment, a post and a reply have in common; the columns of their tables. */
export interface Written {
  id: string
  /** Grows with every published change; 0 while it has waited from the beginning and was never published. */
  version: number
  /** Grows with every change by people, published or not: what an edit is a change of. */
  revision: number
  authorId: string
  content: string
  createdAt: Date
  editedAt: Date | null
  status: WrittenStatus
  isDeleted: boolean
  /** The moderator who removed it; `null` where its author deleted it. */
  removedBy: string | null
  mentions: Mentioned[]
  likeCount: number
}

/** The same in SQL. */
export const writtenColumns = Prisma.sql`
  id, version, revision, author_id AS "authorId", content, created_at AS "createdAt", edited_at AS "editedAt", status,
  is_deleted AS "isDeleted", removed_by AS "removedBy", mentions, like_count AS "likeCount"`

export const textTables: Record<WrittenKind, Prisma.Sql> = {
  comment: Prisma.sql`comments`,
  post: Prisma.sql`posts`,
  reply: Prisma.sql`replies`,
}

/** The columns of a new text, but for those of its kind. */
export function newText({ id, authorId, content, createdAt, status, mentions }: NewTextInput): Written {
  const version = status === 'shown' ? 1 : 0
  const nothingYet = { revision: 0, editedAt: null, isDeleted: false, removedBy: null, likeCount: 0 }
  return { id, version, authorId, content, createdAt, status, mentions, ...nothingYet }
}

type NewTextInput = Pick<Written, 'id' | 'authorId' | 'content' | 'createdAt' | 'status' | 'mentions'>

/** Whether somebody sees a text at all: one that waits is its author's and the moderators'. */
export const isSeenBy = ({ id, role }: Viewer, { status, authorId }: Pick<Written, 'status' | 'authorId'>): boolean =>
  status === 'shown' || authorId === id || role === 'admin'

/** The same as a condition in SQL, on `status` and `author_id`. */
export const seenBy = ({ id, role }: Viewer): Prisma.Sql =>
  role === 'admin' ? Prisma.sql`true` : Prisma.sql`(status = 'shown' OR author_id = ${id})`
