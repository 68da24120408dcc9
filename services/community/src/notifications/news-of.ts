import type { NotificationNews } from '@storyright/contracts/http'
import type { Database } from '../database.ts'
import { notificationRows } from './notification-rows.ts'
import { walkNotifications } from './walk-notifications.ts'

/** How much somebody has not read, and which is the newest of all. */
export async function newsOf(db: Database, personId: string): Promise<Pick<NotificationNews, 'unread' | 'latestId'>> {
  const [unread, [latest]] = await Promise.all([unreadOf(db, personId), walkNotifications(db, { personId, count: 1 })])
  return { unread, latestId: latest?._id ?? null }
}

export const unreadOf = (db: Database, personId: string): Promise<number> =>
  notificationRows.of(db).countDocuments({ personId, isUnread: true, isHidden: false })
