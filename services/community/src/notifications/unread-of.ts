import type { Database } from '../database.ts'
import { notificationRows } from './notification-rows.ts'

/** How much somebody has not read. */
export const unreadOf = (db: Database, personId: string): Promise<number> =>
  notificationRows.of(db).countDocuments({ personId, isUnread: true, isHidden: false })
