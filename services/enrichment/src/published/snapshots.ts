import { enrichmentSnapshot, type NewEvent } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { publishedRows } from './published-rows.ts'

/** One snapshot of everything that was ever published. */
export async function* enrichedSnapshots(db: Database): AsyncGenerator<NewEvent> {
  for await (const { _id, version, state } of publishedRows.of(db).find()) yield enrichmentSnapshot(_id, version, state)
}
