import type { SupportThread } from '@storyright/contracts/http'
import { type SupportStatus, supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { viewThreads } from './thread.view.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

interface ListThreadsInput {
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

type ListDeps = Pick<Deps, 'db' | 'clock'>

/** One's own threads, the latest activity first. */
export const listThreads = (deps: ListDeps, viewer: Viewer, listing: ListThreadsInput): Promise<Page<SupportThread>> =>
  latestFirst(deps, viewer, { ...listing, its: { memberId: viewer.id } })

/** Those that are closed, for administrators, the latest activity first. */
export const listClosed = (deps: ListDeps, viewer: Viewer, listing: ListThreadsInput): Promise<Page<SupportThread>> =>
  latestFirst(deps, viewer, { ...listing, its: { status: 'closed' satisfies SupportStatus } })

async function latestFirst(
  deps: ListDeps,
  viewer: Viewer,
  { its, cursor, limit = supportLimits.page }: ListThreadsInput & { its: Filter<ThreadRow> },
): Promise<Page<SupportThread>> {
  const after = readCursor(place, cursor)
  const threads = threadRows.of(deps.db)
  const [found, total] = await Promise.all([
    threads
      .aggregate<ThreadRow>([
        // What the index holds comes first, and alone: not every server follows one through a choice.
        { $match: { ...its, ...(after && { updatedAt: { $lte: new Date(after[0]) } }) } },
        ...(after ? [{ $match: beyond(after) }] : []),
        { $sort: { updatedAt: -1, _id: -1 } },
        { $limit: limit + 1 },
      ])
      .toArray(),
    threads.countDocuments(its),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ updatedAt, _id }) => [updatedAt, _id] })
  return { ...page, rows: await viewThreads(deps, viewer, page.rows) }
}

const beyond = ([time, id]: z.infer<typeof place>): Filter<ThreadRow> => ({
  $or: [{ updatedAt: { $lt: new Date(time) } }, { _id: { $lt: id } }],
})
