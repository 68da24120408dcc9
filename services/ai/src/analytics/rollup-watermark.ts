import type { Database, Tx } from '../database.ts'
import { type RolledRow, rolledRows } from './figure-rows.ts'

const fromTheStart = { batches: 0, reads: 1, writes: 1, cleared: 1, activitiesUntil: new Date(0) }

/** How far figures are rolled. */
export async function rolledSoFar(db: Database, tx?: Tx): Promise<RolledRow> {
  const row = await rolledRows.of(db).findOne({ _id: 'rolled' }, tx ? { session: tx } : {})
  return row ?? { _id: 'rolled', ...fromTheStart }
}

/** Makes the row that says so, unless it is there. */
export async function beginRolling(db: Database): Promise<void> {
  await rolledRows.of(db).updateOne({ _id: 'rolled' }, { $setOnInsert: fromTheStart }, { upsert: true })
}

/** Changes how far figures are rolled, which is still what was read. */
export async function moveOn(
  db: Database,
  tx: Tx,
  { batches }: Pick<RolledRow, 'batches'>,
  to: Partial<Omit<RolledRow, '_id' | 'batches'>> = {},
): Promise<void> {
  const next = { $set: { ...to, batches: batches + 1 } }
  const { matchedCount } = await rolledRows.of(db).updateOne({ _id: 'rolled', batches }, next, { session: tx })
  if (matchedCount !== 1) throw new Error('Figures have been rolled by another meanwhile')
}
