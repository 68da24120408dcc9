import type { JudgedEntry } from '@storyright/contracts/http'
import { competitionLimits } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { viewJudged } from './entry.view.ts'
import { entryRows } from './entry-rows.ts'
import { findCompetition } from './find-competition.ts'

interface ListEntriesInput {
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** The current entries, oldest first. */
export async function listEntries(
  db: Database,
  id: string,
  { cursor, limit = competitionLimits.page }: ListEntriesInput,
): Promise<Page<JudgedEntry>> {
  const competition = await findCompetition(db, id)
  const after = readCursor(place, cursor)
  const its = { competitionId: id, isCurrent: true }
  const rows = await entryRows
    .of(db)
    .find(after ? { ...its, ...beyond(after) } : its)
    .sort({ createdAt: 1, _id: 1 })
    .limit(limit + 1)
    .toArray()
  const page = pageOf(rows, { limit, total: competition.entries, placeOf: ({ createdAt, _id }) => [createdAt, _id] })
  return { ...page, rows: await viewJudged(db, page.rows, competition) }
}

function beyond([moment, id]: z.infer<typeof place>) {
  const createdAt = new Date(moment)
  // The range stands apart from the choice: not every server follows an index through the latter.
  return { createdAt: { $gte: createdAt }, $or: [{ createdAt: { $gt: createdAt } }, { _id: { $gt: id } }] }
}
