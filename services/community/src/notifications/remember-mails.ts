import type { AnyBulkWriteOperation } from 'mongodb'
import type { Database, Tx } from '../database.ts'
import { type DueMailRow, dueMailRows } from './due-mail-rows.ts'
import { nextDaily } from './next-daily.ts'
import type { Notice } from './notice.ts'
import { mailFrom } from './preference.ts'
import type { PreferenceRow } from './preference-rows.ts'
import { unsubscribeRows } from './unsubscribe-rows.ts'

interface Remembering {
  notice: Pick<Notice, 'kind' | 'mailEveryMs'>
  /** The notification of each person. */
  told: ReadonlyMap<string, string>
  choices: ReadonlyMap<string, PreferenceRow>
  now: Date
}

/** Has what people were told mailed to those who want it, at once or with what else the day brings. */
export async function rememberMails(tx: Tx, db: Database, { notice, told, choices, now }: Remembering): Promise<void> {
  const { kind, mailEveryMs } = notice
  const tomorrow = nextDaily(now)
  const soonest = await soonestOf(tx, db, { kind, mailEveryMs, personIds: [...told.keys()], now })
  const writes = [...told].flatMap(([personId, _id]): AnyBulkWriteOperation<DueMailRow>[] => {
    const mail = mailFrom(choices.get(personId), kind)
    if (!mail) return []
    const begun = { personId, kind, isDaily: mail === 'daily', dueAt: mail === 'daily' ? tomorrow : soonest(personId) }
    const update = { $setOnInsert: begun, $inc: { count: 1 } }
    return [{ updateOne: { filter: { _id }, update, upsert: true } }]
  })
  if (writes.length > 0) await dueMailRows.of(db).bulkWrite(writes, { session: tx })
}

interface Soonest extends Pick<Notice, 'kind'> {
  mailEveryMs: number | undefined
  personIds: string[]
  now: Date
}

/** When each may be mailed again of a kind that is mailed seldom: each mail has left the row of its link. */
async function soonestOf(tx: Tx, db: Database, { kind, mailEveryMs, personIds, now }: Soonest) {
  if (mailEveryMs === undefined) return () => now
  const since = new Date(now.getTime() - mailEveryMs)
  const mailed = await unsubscribeRows
    .of(db)
    .find({ personId: { $in: personIds }, kinds: kind, at: { $gt: since } }, { session: tx })
    .sort({ at: 1 })
    .toArray()
  const lastOf = new Map(mailed.map(({ personId, at }) => [personId, at]))
  return (personId: string) => {
    const last = lastOf.get(personId)
    return last ? new Date(last.getTime() + mailEveryMs) : now
  }
}
