import { randomUUID } from 'node:crypto'
import { beginningOf, notificationLimits as limits } from '@storyright/contracts/vocabulary'
import type { AnyBulkWriteOperation } from 'mongodb'
import type { Database, Tx } from '../database.ts'
import type { Notice } from './notice.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'

interface Gathering {
  notice: Notice
  personIds: readonly string[]
  /** Whether it is shown to somebody on the site. */
  isSeenBy(personId: string): boolean
  now: Date
}

/** Adds to the group that is still unread, or begins one; each person's id and that of the notification. */
export async function gather(
  tx: Tx,
  db: Database,
  { notice, personIds, isSeenBy, now }: Gathering,
): Promise<Map<string, string>> {
  const { what, kind, group = what } = notice
  const said = {
    title: beginningOf(notice.title, limits.title),
    titleOfMany: beginningOf(notice.titleOfMany ?? notice.title, limits.title),
    detail: notice.detail ? beginningOf(notice.detail, limits.detail) : null,
    link: notice.link,
    byId: notice.by ?? null,
    textId: notice.textId ?? null,
    at: now,
  }
  // What is hidden is gathered apart: to whom it is hidden it does not appear with the next that is not.
  const groups = { seen: group, hidden: `${group} hidden` }
  const groupOf = (personId: string) => (isSeenBy(personId) ? groups.seen : groups.hidden)
  const rows = notificationRows.of(db)
  const open = await rows
    .find({ personId: { $in: [...personIds] }, group: { $in: Object.values(groups) }, isUnread: true }, { session: tx })
    .project<Pick<NotificationRow, '_id' | 'personId' | 'group'>>({ personId: 1, group: 1 })
    .toArray()
  const openOf = new Map(open.map((row) => [`${row.personId} ${row.group}`, row._id]))
  const told = new Map<string, string>()
  const writes = personIds.map((personId): AnyBulkWriteOperation<NotificationRow> => {
    const its = groupOf(personId)
    const known = openOf.get(`${personId} ${its}`)
    const _id = known ?? randomUUID()
    told.set(personId, _id)
    if (known) return { updateOne: { filter: { _id }, update: { $set: said, $inc: { count: 1 } } } }
    const isHidden = its === groups.hidden
    const begun = { _id, personId, kind, group: its, count: 1, isUnread: true, readAt: null, isHidden }
    return { insertOne: { document: { ...begun, ...said, ...(isHidden && { hiddenAt: now }) } } }
  })
  await rows.bulkWrite(writes, { session: tx })
  return told
}
