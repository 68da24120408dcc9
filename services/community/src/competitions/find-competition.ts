import { findAndUpdateRow } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'

export async function findCompetition(db: Database, id: string): Promise<CompetitionRow> {
  const row = await competitionRows.of(db).findOne({ _id: id })
  if (!row) throw communityRefusals.competitionNotFound()
  return row
}

/** The competition, which does not change until the transaction ends: of two that need that one starts over. */
export async function lockCompetition(tx: Tx, db: Database, id: string): Promise<CompetitionRow> {
  const row = await findAndUpdateRow(tx, competitionRows.of(db), id, { $inc: { locks: 1 } })
  if (!row) throw communityRefusals.competitionNotFound()
  return row
}
