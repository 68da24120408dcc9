import type { Notification } from '@storyright/contracts/http'
import { notificationLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { viewNotifications } from './notification.view.ts'
import { notificationRows } from './notification-rows.ts'
import { walkNotifications } from './walk-notifications.ts'

interface Listing {
  viewer: Viewer
  unread?: 'true' | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const FEW = 200
const place = z.tuple([cursorTime, z.uuid()])

/** What somebody was told, the newest first. */
export async function listNotifications(
  { db, totals }: Pick<Deps, 'db' | 'totals'>,
  { viewer, unread, cursor, limit = notificationLimits.page }: Listing,
): Promise<Page<Notification>> {
  const { id: personId } = viewer
  const read = readCursor(place, cursor)
  const after = read && { at: new Date(read[0]), _id: read[1] }
  const isUnread = unread && (true as const)
  const own = { personId, ...(isUnread && { isUnread }), isHidden: false }
  const countAll = () => notificationRows.of(db).countDocuments(own)
  const total = await totals.of(`notifications ${JSON.stringify(own)}`, countAll)
  const found = await walkNotifications(db, { personId, isUnread, after, count: limit + 1, isFew: total <= FEW })
  const page = pageOf(found, { limit, total, placeOf: ({ at, _id }) => [at, _id] })
  return { ...page, rows: await viewNotifications(db, page.rows) }
}
