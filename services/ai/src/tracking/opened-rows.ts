import { viewCounted, viewSnapshot } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** Which titles a producer opened in a month, from membership's record of detail calls. */
export interface OpenedRow {
  /** `<userId>_<month>` */
  _id: string
  version: number
  listingIds: string[]
  /** When it was reported last. */
  at: Date
}

/** Rows are counted after a minute; after two months they are not needed. */
const KEPT_S = 62 * 86_400

export const openedRows = defineCollection<OpenedRow>('opened', {
  version: 1,
  schema: { bsonType: 'object', required: ['version', 'listingIds', 'at'] },
  indexes: [{ name: 'kept', key: { at: 1 }, expireAfterSeconds: KEPT_S }],
})

export const openedSubscriptions = ({ db, clock }: { db: Database; clock(): Date }): Subscription<Tx>[] =>
  [viewCounted, viewSnapshot].map((event) =>
    on(event, async ({ data: { userId, month, counted, letIn }, entityversion: version }, tx: Tx) => {
      const [_id, rows, session] = [`${userId}_${month}`, openedRows.of(db), { session: tx }]
      const known = await rows.findOne({ _id }, session)
      if (known && known.version >= version) return
      const row = { version, listingIds: [...counted, ...letIn], at: clock() }
      await rows.updateOne({ _id }, { $set: row }, { upsert: true, session: tx })
    }),
  )
