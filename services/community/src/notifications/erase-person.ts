import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { importMarkRows, offerMarkRows } from './change-mark-rows.ts'
import { dueMailRows } from './due-mail-rows.ts'
import { mailedRows } from './mailed-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { preferenceRows } from './preference-rows.ts'
import { unsubscribeRows } from './unsubscribe-rows.ts'

/** Somebody has closed their account. */
interface FarewellRow {
  /** The person's id. */
  _id: string
  at: Date
}

export const farewellRows = defineCollection<FarewellRow>('farewells', {
  version: 1,
  schema: { bsonType: 'object', required: ['at'], properties: { at: { bsonType: 'date' } } },
  indexes: [{ name: 'by_time', key: { at: 1 } }],
})

/** No transaction lasts as long. */
const AGAIN_AFTER_MS = 60_000
const AT_ONCE = 100

/** Erases somebody's notifications and preferences, and administrators' notifications of their words; and again a little later, for those written in the same moment. */
export async function forgetPerson(tx: Tx, db: Database, personId: string, at: Date): Promise<void> {
  await forget(db, personId, tx)
  await farewellRows.of(db).updateOne({ _id: personId }, { $set: { at } }, { session: tx, upsert: true })
}

export async function forgetAgain({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - AGAIN_AFTER_MS)
  const gone = await farewellRows
    .of(db)
    .find({ at: { $lte: before } })
    .limit(AT_ONCE)
    .toArray()
  for (const { _id } of gone) {
    await forget(db, _id)
    await farewellRows.of(db).deleteOne({ _id })
  }
}

async function forget(db: Database, personId: string, tx?: Tx): Promise<void> {
  const session = tx && { session: tx }
  await notificationRows.of(db).deleteMany({ personId }, session)
  await dueMailRows.of(db).deleteMany({ personId }, session)
  await mailedRows.of(db).deleteMany({ personId }, session)
  await unsubscribeRows.of(db).deleteMany({ personId }, session)
  await preferenceRows.of(db).deleteOne({ _id: personId }, session)
  await offerMarkRows.of(db).deleteOne({ _id: personId }, session)
  await importMarkRows.of(db).deleteOne({ _id: personId }, session)
  // What they asked support is quoted to administrators under their id.
  await notificationRows.of(db).updateMany({ textId: personId }, { $set: { detail: null } }, session)
}
