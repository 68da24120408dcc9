import { notified } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { notificationRows } from './notification-rows.ts'

/** Marks some or all as read, and signals that to the person's other windows; again changes nothing. Ids of others name nothing. */
export async function readNotifications(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { id: personId }: Viewer,
  { ids }: { ids?: string[] | undefined },
): Promise<{ unread: number }> {
  const rows = notificationRows.of(db)
  const unread = { personId, isUnread: true }
  await transaction(async (tx) => {
    const its = { ...unread, ...(ids && { _id: { $in: ids } }) }
    const { modifiedCount } = await rows.updateMany(
      its,
      { $set: { isUnread: false, readAt: clock() } },
      { session: tx },
    )
    if (modifiedCount > 0) await outbox.add(tx, [notified({ userIds: [personId] })])
  })
  return { unread: await rows.countDocuments({ ...unread, isHidden: false }) }
}
