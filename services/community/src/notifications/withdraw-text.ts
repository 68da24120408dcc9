import { notified } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { dueMailRows } from './due-mail-rows.ts'
import { notificationRows } from './notification-rows.ts'

/** A text is gone: what nobody has read of it yet goes with it, and with all else what was quoted of it. */
export async function withdrawText(tx: Tx, { db, outbox }: Pick<Deps, 'db' | 'outbox'>, textId: string): Promise<void> {
  const [rows, session] = [notificationRows.of(db), { session: tx }]
  const unread = await rows.find({ textId, isUnread: true, count: 1 }, session).toArray()
  const ids = unread.map(({ _id }) => _id)
  if (ids.length > 0) {
    await rows.deleteMany({ _id: { $in: ids } }, session)
    await dueMailRows.of(db).deleteMany({ _id: { $in: ids } }, session)
    await outbox.add(tx, [notified({ userIds: [...new Set(unread.map(({ personId }) => personId))] })])
  }
  await rows.updateMany({ textId }, { $set: { detail: null } }, session)
}
