import type { NotificationNews } from '@storyright/contracts/http'
import type { Database } from '../database.ts'
import { importMarkRows, offerMarkRows } from './change-mark-rows.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'

/** A stream's message, with a mark that shows whether it was sent before: a group that grows keeps its id. */
export interface StreamNews extends NotificationNews {
  mark: string
}

/** The news of several people at once; of one without any as well. */
export async function streamNews(db: Database, personIds: readonly string[]): Promise<Map<string, StreamNews>> {
  const rows = notificationRows.of(db)
  const byPerson = { _id: { $in: [...personIds] } }
  const [counted, latest, offerMarks, importMarks] = await Promise.all([
    rows
      .aggregate<{ _id: string; unread: number }>([
        { $match: { personId: { $in: personIds }, isUnread: true, isHidden: false } },
        { $group: { _id: '$personId', unread: { $sum: 1 } } },
      ])
      .toArray(),
    Promise.all(personIds.map((personId) => latestOf(db, personId))),
    offerMarkRows.of(db).find(byPerson).toArray(),
    importMarkRows.of(db).find(byPerson).toArray(),
  ])
  const unreadOf = new Map(counted.map(({ _id, unread }) => [_id, unread]))
  const offersOf = new Map(offerMarks.map(({ _id, changes }) => [_id, changes]))
  const importsOf = new Map(importMarks.map(({ _id, changes }) => [_id, changes]))
  return new Map(
    personIds.map((id, place) => [
      id,
      newsFrom({
        unread: unreadOf.get(id) ?? 0,
        latest: latest[place] ?? null,
        offers: offersOf.get(id) ?? 0,
        imports: importsOf.get(id) ?? 0,
      }),
    ]),
  )
}

type Latest = Pick<NotificationRow, '_id' | 'at'>

const latestOf = (db: Database, personId: string): Promise<Latest | null> =>
  notificationRows
    .of(db)
    .findOne({ personId, isHidden: false }, { sort: { at: -1, _id: -1 }, projection: { _id: 1, at: 1 } })

interface Found {
  unread: number
  latest: Latest | null
  offers: number
  imports: number
}

function newsFrom({ unread, latest, offers, imports }: Found): StreamNews {
  const latestAt = latest?.at.toISOString() ?? null
  const mark = latest ? `${unread}.${latest._id}.${latest.at.getTime()}` : String(unread)
  return { unread, latestId: latest?._id ?? null, latestAt, offers, imports, mark: `${mark}.${offers}.${imports}` }
}
