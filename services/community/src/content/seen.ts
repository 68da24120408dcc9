import type { Viewer } from '@storyright/contracts/vocabulary'
import { Prisma } from '../generated/client.ts'
import type { Written } from './written.ts'

/** Whether somebody sees a text at all: one that waits is its author's and the moderators'. */
export const isSeenBy = ({ id, role }: Viewer, { status, authorId }: Pick<Written, 'status' | 'authorId'>): boolean =>
  status === 'shown' || authorId === id || role === 'admin'

/** The same as a condition in SQL, on `status` and `author_id`. */
export const seenBy = ({ id, role }: Viewer): Prisma.Sql =>
  role === 'admin' ? Prisma.sql`true` : Prisma.sql`(status = 'shown' OR author_id = ${id})`
