import type { NotificationKind } from '@storyright/contracts/vocabulary'
import type { AnyBulkWriteOperation } from 'mongodb'
import type { Database, Tx } from '../database.ts'
import { type DueMailRow, dueMailRows } from './due-mail-rows.ts'
import { nextDaily } from './next-daily.ts'
import { mailFrom } from './preference.ts'
import type { PreferenceRow } from './preference-rows.ts'

interface Remembering {
  kind: NotificationKind
  /** The notification of each person. */
  told: ReadonlyMap<string, string>
  choices: ReadonlyMap<string, PreferenceRow>
  now: Date
}

/** Has what people were told mailed to those who want it, at once or with what else the day brings. */
export async function rememberMails(tx: Tx, db: Database, { kind, told, choices, now }: Remembering): Promise<void> {
  const tomorrow = nextDaily(now)
  const writes = [...told].flatMap(([personId, _id]): AnyBulkWriteOperation<DueMailRow>[] => {
    const mail = mailFrom(choices.get(personId), kind)
    if (!mail) return []
    const begun = { personId, kind, isDaily: mail === 'daily', dueAt: mail === 'daily' ? tomorrow : now }
    const update = { $setOnInsert: begun, $inc: { count: 1 } }
    return [{ updateOne: { filter: { _id }, update, upsert: true } }]
  })
  if (writes.length > 0) await dueMailRows.of(db).bulkWrite(writes, { session: tx })
}
