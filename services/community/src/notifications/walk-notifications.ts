import type { Database } from '../database.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'

const FIRST_WINDOW_MS = 24 * 3_600_000
const WIDER = 8
const WIDEST_MS = 2_000 * 86_400_000

/** Where a page ended. */
export interface Place {
  at: Date
  _id: string
}

interface Walk {
  personId: string
  isUnread?: true | undefined
  /** Those of nobody before this place. */
  after?: Place | null
  count: number
  /** There are so few of them that they are read in one go. */
  isFew?: boolean
}

/**
 * What somebody was told last, of what is shown. Read in windows of time that widen until there is enough: not every MongoDB here ends a
 * read of an index where its limit is reached.
 */
export async function walkNotifications(
  db: Database,
  { personId, isUnread, after, count, isFew = false }: Walk,
): Promise<NotificationRow[]> {
  const own = { personId, ...(isUnread && { isUnread }), isHidden: false }
  const found: NotificationRow[] = []
  let until = after?.at
  const top = (until ?? new Date()).getTime()
  for (let width = FIRST_WINDOW_MS; ; width *= WIDER) {
    const isLast = isFew || width > WIDEST_MS
    const since = new Date(isLast ? 0 : top - width)
    const rows = await notificationRows
      .of(db)
      .aggregate<NotificationRow>([
        { $match: { ...own, at: { $gt: since, ...(until && { $lte: until }) } } },
        ...(after ? [{ $match: { $or: [{ at: { $lt: after.at } }, { _id: { $lt: after._id } }] } }] : []),
        { $sort: { at: -1, _id: -1 } },
        { $limit: count - found.length },
      ])
      .toArray()
    found.push(...rows)
    if (found.length >= count || isLast) return found
    until = since
  }
}
