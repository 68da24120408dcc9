import { analysisSnapshot, type NewEvent } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { analysisRows } from './analysis-rows.ts'

/** One snapshot of every listing that was ever published, withdrawn consents included. */
export async function* analysisSnapshots(db: Database): AsyncGenerator<NewEvent> {
  const rows = analysisRows.of(db).find({ toldVersion: { $gt: 0 } }, { projection: { toldVersion: 1, told: 1 } })
  for await (const { _id: listingId, toldVersion, told } of rows)
    yield analysisSnapshot(listingId, toldVersion, { listingId, ...told })
}
