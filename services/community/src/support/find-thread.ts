import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

/** A thread of one's own; administrators find every one. */
export async function findThread(
  db: Database,
  { id: viewerId, role }: Viewer,
  id: string,
  tx?: Tx,
): Promise<ThreadRow> {
  const row = await threadRows.of(db).findOne({ _id: id }, tx && { session: tx })
  if (!row || (row.memberId !== viewerId && role !== 'admin')) throw communityRefusals.threadNotFound()
  return row
}
