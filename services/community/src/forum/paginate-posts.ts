import type { Document, Filter } from 'mongodb'
import type { Database } from '../database.ts'
import { conditionsFor, listed, type Place, type Wanted } from './post-filter.ts'
import { type PostRow, postRows } from './post-rows.ts'

const FIRST_WINDOW_MS = 6 * 3_600_000
const WIDER = 8
const WIDEST_MS = 2_000 * 86_400_000

interface Walk {
  wanted: Wanted
  /** Only those after this cursor. */
  after: Place | null
  count: number
  /** The projection. */
  projection: Document
}

/**
 * The latest of the ordinary discussions, neither sticky nor waiting. Read in windows of time that widen until there are enough: not
 * every MongoDB here ends a read of an index where its limit is reached.
 */
export async function walkPosts(db: Database, { wanted, after, count, projection }: Walk): Promise<PostRow[]> {
  const { category, tagKey } = wanted
  // A tag narrows more than a category; an index has one of the two.
  const ridden = tagKey ? { tagKeys: tagKey } : category ? { category } : {}
  const from = after && !after.isSticky ? after : null
  const rest = [...conditionsFor(wanted), ...(from ? [beyond(from)] : [])]
  const found: PostRow[] = []
  let until = from?.lastActivityAt
  const top = (until ?? new Date()).getTime()
  for (let width = FIRST_WINDOW_MS; ; width *= WIDER) {
    const isLast = width > WIDEST_MS
    const since = new Date(isLast ? 0 : top - width)
    const window = { $gt: since, ...(until && { $lte: until }) }
    const rows = await postRows
      .of(db)
      .aggregate<PostRow>([
        { $match: { ...listed, isSticky: false, ...ridden, lastActivityAt: window } },
        ...(rest.length > 0 ? [{ $match: { $and: rest } }] : []),
        { $sort: { lastActivityAt: -1, _id: -1 } },
        { $limit: count - found.length },
        { $project: projection },
      ])
      .toArray()
    found.push(...rows)
    if (found.length >= count || isLast) return found
    until = since
  }
}

const beyond = ({ _id, lastActivityAt }: Place): Filter<PostRow> => ({
  $or: [{ lastActivityAt: { $lt: lastActivityAt } }, { _id: { $lt: _id } }],
})
