import type { Envelope } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** Since when people are told of things: one row, written once. */
interface TellingRow {
  _id: 'since'
  at: Date
}

export const tellingRows = defineCollection<TellingRow>('telling', {
  version: 1,
  schema: { bsonType: 'object', required: ['at'], properties: { at: { bsonType: 'date' } } },
})

/** Remembers the first start: streams begin with everything that they keep, and nobody is told of what is long over. */
export async function beginTelling(db: Database, at: Date): Promise<void> {
  await tellingRows.of(db).updateOne({ _id: 'since' }, { $setOnInsert: { at } }, { upsert: true })
}

export async function isFromBefore(tx: Tx, db: Database, { time }: Pick<Envelope, 'time'>): Promise<boolean> {
  const since = await tellingRows.of(db).findOne({ _id: 'since' }, { session: tx })
  return since !== null && Date.parse(time) < since.at.getTime()
}
