import type { ForumReply } from '@storyright/contracts/http'
import { communityLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import { seenBy } from '../content/seen.ts'
import { withoutHistory } from '../content/text-view.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findPost } from './find-post.ts'
import { viewReplies } from './forum.view.ts'
import type { PostRow } from './post-rows.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

interface ListRepliesInput {
  viewer: Viewer
  postId: string
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** The replies of a discussion, the oldest first; a deleted one leaves its place, so that the others can still be followed. */
export async function listReplies(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  { viewer, postId, cursor, limit = communityLimits.postsUnpaged }: ListRepliesInput,
): Promise<Page<ForumReply>> {
  const after = readCursor(place, cursor)
  const post = await findPost(deps.db, viewer, postId)
  const rows = await walkReplies(deps.db, { viewer, post, after, count: limit + 1 })
  const page = pageOf(rows, { limit, total: post.places, placeOf: ({ createdAt, _id }) => [createdAt, _id] })
  return { ...page, rows: await viewReplies(deps, viewer, page.rows, post) }
}

interface Walk {
  viewer: Viewer
  post: Pick<PostRow, '_id' | 'createdAt' | 'lastActivityAt' | 'places'>
  after: z.infer<typeof place> | null
  count: number
}

/** Twice the time that so many replies have taken on average; where it is not enough, more. */
const WIDER = 4

/** In windows of time, as discussions are: of a thread of thousands a part is read. */
async function walkReplies(db: Database, { viewer, post, after, count }: Walk): Promise<ReplyRow[]> {
  const { _id: postId, createdAt: began, lastActivityAt: ended, places } = post
  const rest = [...seenBy(viewer), ...(after ? [beyond(after)] : [])]
  const found: ReplyRow[] = []
  // A cursor may name any time; windows that begin before the discussion, and are as short as it, would never come to its end.
  let since = new Date(Math.max(began.getTime(), after ? Date.parse(after[0]) : 0))
  let width = ((ended.getTime() - began.getTime()) / Math.max(1, places)) * count * 2
  for (;;) {
    const until = new Date(since.getTime() + width)
    const isLast = until >= ended
    const rows = await replyRows
      .of(db)
      .aggregate<ReplyRow>([
        { $match: { postId, createdAt: { $gte: since, ...(!isLast && { $lt: until }) } } },
        ...(rest.length > 0 ? [{ $match: { $and: rest } }] : []),
        { $sort: { createdAt: 1, _id: 1 } },
        { $limit: count - found.length },
        { $project: withoutHistory },
      ])
      .toArray()
    found.push(...rows)
    if (found.length >= count || isLast) return found
    since = until
    width *= WIDER
  }
}

function beyond([at, id]: z.infer<typeof place>): Filter<ReplyRow> {
  const createdAt = new Date(at)
  return { $or: [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $gt: id } }] }
}
