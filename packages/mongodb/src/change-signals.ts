import { type ChangeStreamDocument, type Db, ObjectId } from 'mongodb'
import { defineCollection } from './collections.ts'
import { memoisePerDatabase } from './memoise-per-database.ts'
import { shareWatch, type Watch } from './shared-watch.ts'
import type { Tx } from './transactions.ts'

interface SignalRow {
  _id: ObjectId
  bell: string
  at: Date
}

/** Sent signals; a TTL index deletes them after a minute. */
export const signalRows = defineCollection<SignalRow>('_bells', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['bell', 'at'],
    properties: { bell: { bsonType: 'string' }, at: { bsonType: 'date' } },
  },
  indexes: [{ name: 'forgotten', key: { at: 1 }, expireAfterSeconds: 60 }],
})

/** Wakes whichever replica listens by this name; in a transaction, with its commit. */
export async function sendSignal(db: Db, bell: string, tx?: Tx): Promise<void> {
  await signalRows.of(db).insertOne({ _id: new ObjectId(), bell, at: new Date() }, tx && { session: tx })
}

const heard = memoisePerDatabase((db) => shareWatch(signalRows.of(db), { operationType: 'insert' }))

/** Calls `onSignal` for each signal of this name, and once when it listens. */
export function listen(db: Db, bell: string, onSignal: () => void): Watch {
  const concerns = (change: ChangeStreamDocument<SignalRow>) =>
    change.operationType === 'insert' && change.fullDocument.bell === bell
  return heard(db)({ concerns, onChange: onSignal })
}
