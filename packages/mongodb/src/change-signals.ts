import { type ChangeStreamDocument, type Db, ObjectId } from 'mongodb'
import { defineCollection } from './collections.ts'
import { perDatabase } from './per-database.ts'
import { shareWatch } from './shared-watch.ts'
import type { Tx } from './transactions.ts'
import type { Watch } from './watch.ts'

interface Ring {
  _id: ObjectId
  bell: string
  at: Date
}

/** What was rung, which is forgotten after a minute. */
export const bells = defineCollection<Ring>('_bells', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['bell', 'at'],
    properties: { bell: { bsonType: 'string' }, at: { bsonType: 'date' } },
  },
  indexes: [{ name: 'forgotten', key: { at: 1 }, expireAfterSeconds: 60 }],
})

/** Rings for whichever replica has the lease that listens to this bell; in a transaction, with its commit. */
export async function ring(db: Db, bell: string, tx?: Tx): Promise<void> {
  await bells.of(db).insertOne({ _id: new ObjectId(), bell, at: new Date() }, tx && { session: tx })
}

const heard = perDatabase((db) => shareWatch(bells.of(db), { operationType: 'insert' }))

/** Calls `onRing` when this bell rings, and once when it can be heard. */
export function listen(db: Db, bell: string, onRing: () => void): Watch {
  const concerns = (change: ChangeStreamDocument<Ring>) =>
    change.operationType === 'insert' && change.fullDocument.bell === bell
  return heard(db)({ concerns, onChange: onRing })
}
