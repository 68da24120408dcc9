import type { TakenFields } from '@storyright/contracts/http'
import { defineCollection } from '@storyright/mongodb'
import type { Database } from '../database.ts'

/** `begun` and `undoing`: catalogue may or may not have done it yet; asked again, it does it once. `void`: there was nothing to do it to. */
export type TakeoverState = 'begun' | 'done' | 'undoing' | 'undone' | 'void'

/** What an administrator took over into a listing. What the fields were before, catalogue keeps under the same id. */
export interface TakeoverRow {
  _id: string
  listingId: string
  actorId: string
  at: Date
  state: TakeoverState
  fields: TakenFields
  /** Whether the book's ratings are shown on the listing by it, and were before. */
  shows: boolean
  showed: boolean
}

export const takeoverRows = defineCollection<TakeoverRow>('takeovers', {
  version: 1,
  schema: { bsonType: 'object', required: ['listingId', 'actorId', 'at', 'state', 'fields', 'shows', 'showed'] },
  indexes: [
    { name: 'newest', key: { listingId: 1, at: -1 } },
    { name: 'by_state', key: { state: 1, at: 1 } },
  ],
})

/** The last override of a listing that was not undone. */
export const lastTakeover = (db: Database, listingId: string): Promise<TakeoverRow | null> =>
  takeoverRows.of(db).findOne({ listingId, state: { $in: ['begun', 'done', 'undoing'] } }, { sort: { at: -1, _id: 1 } })
