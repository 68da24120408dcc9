import type { CompetitionEntry, JudgedEntry } from '@storyright/contracts/http'
import { personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import { findWriters } from '../people/writer.ts'
import { standingOf } from './competition.ts'
import type { CompetitionRow } from './competition-rows.ts'
import type { EntryRow } from './entry-rows.ts'

export function viewEntry(row: EntryRow, competition: Pick<CompetitionRow, 'chosenEntryId'>): CompetitionEntry {
  return {
    id: row._id,
    status: standingOf(row.status, competition),
    offerId: row.offerId,
    offer: row.offer,
    pitch: row.pitch,
    deckFileUrl: row.deckFileUrl,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Entries as administrators see them. */
export async function viewJudged(db: Database, rows: EntryRow[], competition: CompetitionRow): Promise<JudgedEntry[]> {
  const ids = rows.map(({ entrantId }) => entrantId)
  const people = await personRows
    .of(db)
    .find({ _id: { $in: ids } })
    .toArray()
  const companyOf = new Map(people.map(({ _id, person }) => [_id, person.companyName]))
  const writer = await findWriters(db, ids)
  return rows.map((row) => ({
    ...viewEntry(row, competition),
    entrant: { ...writer(row.entrantId), companyName: companyOf.get(row.entrantId) ?? null },
  }))
}
