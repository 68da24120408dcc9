import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** How often something of a kind has changed for a person: their stream sends it, so that open pages follow. */
interface ChangeMarkRow {
  /** The person's id. */
  _id: string
  changes: number
}

const changeMarkRows = (name: string) =>
  defineCollection<ChangeMarkRow>(name, {
    version: 1,
    schema: { bsonType: 'object', required: ['changes'], properties: { changes: { bsonType: 'number' } } },
  })

/** Of people's offers, on either side, and of their imports of listings. */
export const offerMarkRows = changeMarkRows('offer_marks')
export const importMarkRows = changeMarkRows('import_marks')

interface MarkChangeInput {
  rows: typeof offerMarkRows
  personIds: Iterable<string>
}

/** Counts a change for each of these people and returns them. Sorted, so that of two transactions with the same people none waits for the other. */
export async function markChange(tx: Tx, db: Database, { rows, personIds }: MarkChangeInput): Promise<string[]> {
  const sorted = [...new Set(personIds)].toSorted()
  const marks = sorted.map((_id) => ({
    updateOne: { filter: { _id }, update: { $inc: { changes: 1 } }, upsert: true },
  }))
  await rows.of(db).bulkWrite(marks, { session: tx })
  return sorted
}
