import type { Database, Tx } from '../database.ts'
import { type RolledRow, watermarkRows } from './figure-rows.ts'

const fromTheStart = { batches: 0, reads: 1, writes: 1, cleared: 1, activitiesUntil: new Date(0) }

/** How far figures are rolled. */
export async function readWatermark(db: Database, tx?: Tx): Promise<RolledRow> {
  const row = await watermarkRows.of(db).findOne({ _id: 'rolled' }, tx ? { session: tx } : {})
  return row ?? { _id: 'rolled', ...fromTheStart }
}

/** Creates the watermark's row, unless it is there. */
export async function beginRolling(db: Database): Promise<void> {
  await watermarkRows.of(db).updateOne({ _id: 'rolled' }, { $setOnInsert: fromTheStart }, { upsert: true })
}

/** Moves the watermark, if nobody else has since it was read. */
export async function moveWatermark(
  db: Database,
  tx: Tx,
  { batches }: Pick<RolledRow, 'batches'>,
  to: Partial<Omit<RolledRow, '_id' | 'batches'>> = {},
): Promise<void> {
  const next = { $set: { ...to, batches: batches + 1 } }
  const { matchedCount } = await watermarkRows.of(db).updateOne({ _id: 'rolled', batches }, next, { session: tx })
  if (matchedCount !== 1) throw new Error('Figures have been rolled by another meanwhile')
}
