import type { NotificationNews } from '@storyright/contracts/http'
import type { Database } from '../database.ts'
import { offerMarkRows } from '../offers/offer-mark-rows.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'

/** What a stream says, and by which mark one tells whether it was said before: a group that grows keeps its id. */
export interface StreamNews extends NotificationNews {
  mark: string
}

/** The news of several people at once; of one without any as well. */
export async function streamNews(db: Database, personIds: readonly string[]): Promise<Map<string, StreamNews>> {
  const rows = notificationRows.of(db)
  const [counted, latest, marks] = await Promise.all([
    rows
      .aggregate<{ _id: string; unread: number }>([
        { $match: { personId: { $in: personIds }, isUnread: true, isHidden: false } },
        { $group: { _id: '$personId', unread: { $sum: 1 } } },
      ])
      .toArray(),
    Promise.all(personIds.map((personId) => latestOf(db, personId))),
    offerMarkRows
      .of(db)
      .find({ _id: { $in: [...personIds] } })
      .toArray(),
  ])
  const unreadOf = new Map(counted.map(({ _id, unread }) => [_id, unread]))
  const changesOf = new Map(marks.map(({ _id, changes }) => [_id, changes]))
  return new Map(
    personIds.map((id, place) => [
      id,
      newsFrom({ unread: unreadOf.get(id) ?? 0, latest: latest[place] ?? null, offers: changesOf.get(id) ?? 0 }),
    ]),
  )
}

type Latest = Pick<NotificationRow, '_id' | 'at'>

const latestOf = (db: Database, personId: string): Promise<Latest | null> =>
  notificationRows
    .of(db)
    .findOne({ personId, isHidden: false }, { sort: { at: -1, _id: -1 }, projection: { _id: 1, at: 1 } })

function newsFrom({ unread, latest, offers }: { unread: number; latest: Latest | null; offers: number }): StreamNews {
  const latestAt = latest?.at.toISOString() ?? null
  const mark = latest ? `${unread}.${latest._id}.${latest.at.getTime()}` : String(unread)
  return { unread, latestId: latest?._id ?? null, latestAt, offers, mark: `${mark}.${offers}` }
}
