import type { Filter } from 'mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { dueMailRows } from './due-mail-rows.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'
import { pushUnread } from './push-unread.ts'

type WithdrawTextDeps = Pick<Deps, 'db' | 'outbox'>

/** After a text is deleted: removes its unread notifications, and its quotes from the others. */
export async function withdrawText(tx: Tx, deps: WithdrawTextDeps, textId: string): Promise<void> {
  await withdrawUnread(tx, deps, { textId, count: 1 })
  await notificationRows.of(deps.db).updateMany({ textId }, { $set: { detail: null } }, { session: tx })
}

const gone = 'This was in a discussion that is no longer there'

/**
 * A discussion is gone with all its texts: what is gathered of any of them names it, so all of that goes while it is unread; what was
 * read names and quotes nothing any more. What waits for moderators names no discussion.
 */
export async function withdrawTexts(tx: Tx, deps: WithdrawTextDeps, textIds: readonly string[]): Promise<void> {
  const its = { textId: { $in: [...textIds] }, kind: { $in: ['mentions', 'replies', 'likes'] } } as const
  await withdrawUnread(tx, deps, its)
  const [rows, session] = [notificationRows.of(deps.db), { session: tx }]
  const read = await rows.find(its, session).project<{ _id: string }>({ _id: 1 }).toArray()
  if (read.length === 0) return
  await withoutMails(
    tx,
    deps,
    read.map(({ _id }) => _id),
  )
  await rows.updateMany(its, { $set: { title: gone, titleOfMany: gone, detail: null } }, session)
}

async function withdrawUnread(tx: Tx, deps: WithdrawTextDeps, its: Filter<NotificationRow>): Promise<void> {
  const [rows, session] = [notificationRows.of(deps.db), { session: tx }]
  const unread = await rows
    .find({ ...its, isUnread: true }, session)
    .project<Pick<NotificationRow, '_id' | 'personId'>>({ personId: 1 })
    .toArray()
  const ids = unread.map(({ _id }) => _id)
  if (ids.length === 0) return
  await rows.deleteMany({ _id: { $in: ids } }, session)
  await withoutMails(tx, deps, ids)
  await deps.outbox.add(tx, pushUnread(unread.map(({ personId }) => personId)))
}

async function withoutMails(tx: Tx, { db }: WithdrawTextDeps, ids: string[]): Promise<void> {
  await dueMailRows.of(db).deleteMany({ _id: { $in: ids } }, { session: tx })
}
