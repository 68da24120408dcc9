import { randomUUID } from 'node:crypto'
import { beginningOf, notificationLimits as limits } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { AnyBulkWriteOperation } from 'mongodb'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { deliveredRows } from './delivered-rows.ts'
import { type DueMailRow, dueMailRows } from './due-mail-rows.ts'
import { mailedRows } from './mailed-rows.ts'
import { nextDaily } from './next-daily.ts'
import type { Notice } from './notice.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'
import { mailFrom, preferenceOf } from './preference.ts'
import { type PreferenceRow, preferenceRows } from './preference-rows.ts'
import { pushUnread } from './push-unread.ts'
import { unsubscribeRows } from './unsubscribe-rows.ts'

type NotifyDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>

/** Notifies people in the transaction of the event, by each one's preferences. Many at once cost a few statements. */
export async function notify({ db, outbox, clock }: NotifyDeps, tx: Tx, notice: Notice): Promise<void> {
  const now = clock()
  const personIds = await notYetNotified(tx, db, notice, now)
  if (personIds.length === 0) return
  const chosen = await preferenceRows
    .of(db)
    .find({ _id: { $in: personIds } }, { session: tx })
    .toArray()
  const choices = new Map(chosen.map((row) => [row._id, row]))
  const isSeenBy = (personId: string) => preferenceOf(choices.get(personId), notice.kind).inApp
  const notified = await gather(tx, db, { notice, personIds, isSeenBy, now })
  await rememberMails(tx, db, { notice, notified, choices, now })
  const seeing = personIds.filter(isSeenBy)
  if (seeing.length > 0) await outbox.add(tx, pushUnread(seeing))
}

/** Of those whom it concerns, the ones who can read it and have not been notified; they count as notified from now on. */
async function notYetNotified(tx: Tx, db: Deps['db'], { what, personIds, by }: Notice, at: Date): Promise<string[]> {
  const session = { session: tx }
  const idOf = new Map([...new Set(personIds)].map((personId) => [`${what} ${personId}`, personId]))
  if (by) idOf.delete(`${what} ${by}`)
  if (idOf.size === 0) return []
  const notified = await deliveredRows
    .of(db)
    .find({ _id: { $in: [...idOf.keys()] } }, session)
    .toArray()
  for (const { _id } of notified) idOf.delete(_id)
  // Of somebody very new identity's event may still be under way.
  const away = await personRows
    .of(db)
    .find({ _id: { $in: [...idOf.values()] }, 'person.status': { $in: ['suspended', 'closed'] } }, session)
    .project<{ _id: string }>({ _id: 1 })
    .toArray()
  for (const { _id } of away) idOf.delete(`${what} ${_id}`)
  if (idOf.size > 0)
    await deliveredRows.of(db).insertMany(
      [...idOf.keys()].map((_id) => ({ _id, at })),
      session,
    )
  return [...idOf.values()]
}

interface RememberMailsInput {
  notice: Notice
  /** The notification of each person. */
  notified: ReadonlyMap<string, string>
  choices: ReadonlyMap<string, PreferenceRow>
  now: Date
}

/** Queues mails of notifications for those who want them, at once or with what else the day brings. */
async function rememberMails(
  tx: Tx,
  db: Database,
  { notice, notified, choices, now }: RememberMailsInput,
): Promise<void> {
  const { kind, groupMailedEveryMs: ofGroup, mailAfterMs = 0 } = notice
  const tomorrow = nextDaily(now)
  const lastMails = await (ofGroup ? lastOfGroup : lastOfKind)(tx, db, { notice, personIds: [...notified.keys()], now })
  const soonest = (personId: string) => {
    const last = lastMails.get(personId)
    const again = last ? last.getTime() + (ofGroup ?? notice.mailEveryMs ?? 0) : 0
    return new Date(Math.max(now.getTime() + mailAfterMs, again))
  }
  const group = ofGroup ? { group: groupOf(notice) } : {}
  const writes = [...notified].flatMap(([personId, _id]): AnyBulkWriteOperation<DueMailRow>[] => {
    const mail = mailFrom(choices.get(personId), kind)
    if (!mail) return []
    const dueAt = mail === 'daily' ? tomorrow : soonest(personId)
    const begun = { personId, kind, ...group, isDaily: mail === 'daily', dueAt }
    const update = { $setOnInsert: begun, $inc: { count: 1 } }
    return [{ updateOne: { filter: { _id }, update, upsert: true } }]
  })
  if (writes.length > 0) await dueMailRows.of(db).bulkWrite(writes, { session: tx })
}

interface LastMailsInput {
  notice: Notice
  personIds: string[]
  now: Date
}
type LastMails = ReadonlyMap<string, Date>

/** When each was mailed last of a kind that is mailed seldom: each mail has left the row of its link. */
async function lastOfKind(
  tx: Tx,
  db: Database,
  { notice: { kind, mailEveryMs }, personIds, now }: LastMailsInput,
): Promise<LastMails> {
  if (mailEveryMs === undefined) return new Map()
  const since = new Date(now.getTime() - mailEveryMs)
  const mailed = await unsubscribeRows
    .of(db)
    .find({ personId: { $in: personIds }, kinds: kind, at: { $gt: since } }, { session: tx })
    .sort({ at: 1 })
    .toArray()
  return new Map(mailed.map(({ personId, at }) => [personId, at]))
}

async function lastOfGroup(tx: Tx, db: Database, { notice, personIds }: LastMailsInput): Promise<LastMails> {
  const ids = personIds.map((personId) => `${personId} ${groupOf(notice)}`)
  const mailed = await mailedRows
    .of(db)
    .find({ _id: { $in: ids } }, { session: tx })
    .toArray()
  return new Map(mailed.map(({ personId, at }) => [personId, at]))
}

const groupOf = ({ what, group = what }: Pick<Notice, 'what' | 'group'>): string => group

interface GatherInput {
  notice: Notice
  personIds: readonly string[]
  /** Whether it is shown to somebody on the site. */
  isSeenBy(personId: string): boolean
  now: Date
}

/** Adds to the group that is still unread, or begins one; each person's id and that of the notification. */
async function gather(
  tx: Tx,
  db: Database,
  { notice, personIds, isSeenBy, now }: GatherInput,
): Promise<Map<string, string>> {
  const { kind } = notice
  const group = groupOf(notice)
  const words = {
    title: beginningOf(notice.title, limits.title),
    titleOfMany: beginningOf(notice.titleOfMany ?? notice.title, limits.title),
    detail: notice.detail ? beginningOf(notice.detail, limits.detail) : null,
    link: notice.link,
    byId: notice.by ?? null,
    textId: notice.textId ?? null,
    at: now,
  }
  // Hidden ones are grouped apart, so that the next visible one does not reveal them.
  const groups = { seen: group, hidden: `${group} hidden` }
  const placeOf = (personId: string) => (isSeenBy(personId) ? groups.seen : groups.hidden)
  const rows = notificationRows.of(db)
  const open = await rows
    .find({ personId: { $in: [...personIds] }, group: { $in: Object.values(groups) }, isUnread: true }, { session: tx })
    .project<Pick<NotificationRow, '_id' | 'personId' | 'group'>>({ personId: 1, group: 1 })
    .toArray()
  const openOf = new Map(open.map((row) => [`${row.personId} ${row.group}`, row._id]))
  const notified = new Map<string, string>()
  const writes = personIds.map((personId): AnyBulkWriteOperation<NotificationRow> => {
    const its = placeOf(personId)
    const known = openOf.get(`${personId} ${its}`)
    const _id = known ?? randomUUID()
    notified.set(personId, _id)
    if (known) return { updateOne: { filter: { _id }, update: { $set: words, $inc: { count: 1 } } } }
    const isHidden = its === groups.hidden
    const begun = { _id, personId, kind, group: its, count: 1, isUnread: true, readAt: null, isHidden }
    return { insertOne: { document: { ...begun, ...words, ...(isHidden && { hiddenAt: now }) } } }
  })
  await rows.bulkWrite(writes, { session: tx })
  return notified
}
