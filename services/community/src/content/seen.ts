import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Written } from './written.ts'

/** Whether somebody sees a text at all: one that waits is its author's and the moderators'. */
export const isSeenBy = ({ id, role }: Viewer, { status, authorId }: Pick<Written, 'status' | 'authorId'>): boolean =>
  status === 'shown' || authorId === id || role === 'admin'

/** The same as a condition; none for moderators. */
export const seenBy = ({ id, role }: Viewer): object[] =>
  role === 'admin' ? [] : [{ $or: [{ status: 'shown' }, { authorId: id }] }]
