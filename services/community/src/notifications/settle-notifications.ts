import type { Filter } from 'mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'
import { pushUnread } from './push-unread.ts'

interface SettleInput {
  personIds: readonly string[]
  /** Which of theirs. */
  its: Filter<NotificationRow>
  /** When they acted: later notifications stay. */
  at: Date
}

/** Marks as read what people acted on elsewhere: an offer that was answered, a question that was replied to, a thread that was read. */
export async function settleNotifications(
  tx: Tx,
  { db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  { personIds, its, at }: SettleInput,
): Promise<void> {
  if (personIds.length === 0) return
  const rows = notificationRows.of(db)
  const session = { session: tx }
  const open = await rows
    .find({ $and: [{ personId: { $in: [...personIds] }, isUnread: true, at: { $lte: at } }, its] }, session)
    .project<Pick<NotificationRow, '_id' | 'personId'>>({ personId: 1 })
    .toArray()
  if (open.length === 0) return
  const ids = open.map(({ _id }) => _id)
  await rows.updateMany({ _id: { $in: ids } }, { $set: { isUnread: false, readAt: clock() } }, session)
  await outbox.add(tx, pushUnread(open.map(({ personId }) => personId)))
}
