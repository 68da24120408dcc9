import type { Database, Tx } from '../database.ts'
import { dueOf } from './competition.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'

type Change = Partial<Omit<CompetitionRow, '_id' | 'version' | 'due'>>

/** Writes a change of a competition and publishes it as a new version. */
export async function saveCompetition(
  tx: Tx,
  db: Database,
  row: CompetitionRow,
  change: Change,
): Promise<CompetitionRow> {
  const after = { ...row, ...change, version: row.version + 1 }
  const written = { ...change, version: after.version, due: dueOf(after) }
  await competitionRows.of(db).updateOne({ _id: row._id }, { $set: written }, { session: tx })
  return { ...after, due: written.due }
}
