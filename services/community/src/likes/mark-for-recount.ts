import { randomUUID } from 'node:crypto'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { sendSignal } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'
import { dirtyRows } from './recount-rows.ts'

/** Rung when something is to be counted again. */
export const countsBell = 'counts'

/** Has the stored counts of a text counted again, once the transaction is committed. */
export async function markDirty(tx: Tx, db: Database, subject: WrittenKind, subjectId: string): Promise<void> {
  await dirtyRows.of(db).insertOne({ _id: randomUUID(), subject, subjectId }, { session: tx })
  await sendSignal(db, countsBell, tx)
}
