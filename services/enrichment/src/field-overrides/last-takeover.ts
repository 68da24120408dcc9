import type { Database } from '../database.ts'
import { type TakeoverRow, takeoverRows } from './takeover-rows.ts'

/** The last override of a listing that was not undone. */
export const lastTakeover = (db: Database, listingId: string): Promise<TakeoverRow | null> =>
  takeoverRows.of(db).findOne({ listingId, state: { $in: ['begun', 'done', 'undoing'] } }, { sort: { at: -1, _id: 1 } })
