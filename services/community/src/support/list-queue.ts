import type { SupportThread } from '@storyright/contracts/http'
import { supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { queues } from './thread.ts'
import { viewThreads } from './thread.view.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

interface ListQueueInput {
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([z.literal(queues), cursorTime, z.uuid()])
type Place = z.infer<typeof place>

/** The open threads: premium members first, then the longest waiting; last those that await their member. */
export async function listQueue(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  { cursor, limit = supportLimits.page }: ListQueueInput,
): Promise<Page<SupportThread>> {
  const after = readCursor(place, cursor)
  const [found, total] = await Promise.all([
    walkQueue(deps.db, after, limit + 1),
    threadRows.of(deps.db).countDocuments({ status: 'open' }),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ queue, waitingSince, _id }) => [queue, waitingSince, _id] })
  return { ...page, rows: await viewThreads(deps, viewer, page.rows) }
}

/** Each part of the queue is a range of the index. */
async function walkQueue(db: Database, after: Place | null, count: number): Promise<ThreadRow[]> {
  const found: ThreadRow[] = []
  for (const queue of queues) {
    if (after && queue < after[0]) continue
    const from = after?.[0] === queue ? after : null
    const rows = await threadRows
      .of(db)
      .aggregate<ThreadRow>([
        // What the index holds comes first, and alone: not every server follows one through a choice.
        { $match: { status: 'open', queue, ...(from && { waitingSince: { $gte: new Date(from[1]) } }) } },
        ...(from ? [{ $match: beyond(from) }] : []),
        { $sort: { waitingSince: 1, _id: 1 } },
        { $limit: count - found.length },
      ])
      .toArray()
    found.push(...rows)
    if (found.length === count) break
  }
  return found
}

const beyond = ([, time, id]: Place): Filter<ThreadRow> => ({
  $or: [{ waitingSince: { $gt: new Date(time) } }, { _id: { $gt: id } }],
})
