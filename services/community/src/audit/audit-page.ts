import { communityLimits } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Collection, Filter } from 'mongodb'
import { z } from 'zod'

export interface AuditPageInput {
  cursor?: string | undefined
  limit?: number | undefined
  sort?: 'when' | '-when' | undefined
}
/** Every trail has an index over both, the newest first. */
interface Entry {
  _id: string
  at: Date
}

const place = z.tuple([cursorTime, z.uuid()])

/** One page of a trail, the newest first unless it is sorted otherwise. */
export async function auditPage<Row extends Entry>(
  entries: Collection<Row>,
  { cursor, limit = communityLimits.page, sort = '-when' }: AuditPageInput,
): Promise<Page<Row>> {
  const after = readCursor(place, cursor)
  const direction = sort === 'when' ? 1 : -1
  // What the page is read by is in every entry; the driver's types do not look into a row that is left open.
  const trail = entries as unknown as Collection<Entry>
  const [rows, total] = await Promise.all([
    trail
      .find(after ? following(after, direction === 1 ? '$gt' : '$lt') : {})
      .sort({ at: direction, _id: direction })
      .limit(limit + 1)
      .toArray(),
    trail.estimatedDocumentCount(),
  ])
  return pageOf(rows as unknown as Row[], { limit, total, placeOf: ({ at, _id }) => [at, _id] })
}

function following([moment, id]: z.infer<typeof place>, side: '$lt' | '$gt'): Filter<Entry> {
  const at = new Date(moment)
  return { $or: [{ at: { [side]: at } }, { at, _id: { [side]: id } }] } as Filter<Entry>
}
