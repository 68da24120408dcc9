import type { Database } from '../database.ts'
import { type TakeoverRow, takeoverRows } from './takeover-rows.ts'

/** What was last taken over into a listing and not taken back. */
export const lastTakeover = (db: Database, listingId: string): Promise<TakeoverRow | null> =>
  takeoverRows.of(db).findOne({ listingId, state: { $in: ['begun', 'done', 'undoing'] } }, { sort: { at: -1, _id: 1 } })
