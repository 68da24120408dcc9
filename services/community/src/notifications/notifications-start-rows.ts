import type { Envelope } from '@storyright/contracts/events'
import { defineCollection, memoisePerDatabase } from '@storyright/mongodb'
import type { Database } from '../database.ts'

/** The time from which people are notified: one row, written once. */
interface NotificationsStartRow {
  _id: 'since'
  at: Date
}

export const notificationsStartRows = defineCollection<NotificationsStartRow>('telling', {
  version: 1,
  schema: { bsonType: 'object', required: ['at'], properties: { at: { bsonType: 'date' } } },
})

/** Remembers the first start: streams begin with everything that they keep, and nobody is notified of what is long over. */
export async function setNotificationsStart(db: Database, at: Date): Promise<void> {
  await notificationsStartRows.of(db).updateOne({ _id: 'since' }, { $setOnInsert: { at } }, { upsert: true })
}

/** The demo notifies of what happened before the first start as well. */
export async function moveNotificationsStart(db: Database, at: Date): Promise<void> {
  await notificationsStartRows.of(db).updateOne({ _id: 'since' }, { $min: { at } }, { upsert: true })
}

/** Once it is there it stays as it is, and every event asks for it. */
const sinceOf = memoisePerDatabase((db) => {
  let since: Date | undefined
  return async () => {
    since ??= (await notificationsStartRows.of(db).findOne({ _id: 'since' }))?.at
    return since
  }
})

export async function isFromBefore(db: Database, { time }: Pick<Envelope, 'time'>): Promise<boolean> {
  const since = await sinceOf(db)()
  return since !== undefined && Date.parse(time) < since.getTime()
}
