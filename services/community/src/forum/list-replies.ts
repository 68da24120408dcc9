import type { ForumReply } from '@storyright/contracts/http'
import { communityLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { seenBy } from '../written/seen.ts'
import { withoutHistory } from '../written/text-view.ts'
import { findPost } from './find-post.ts'
import { viewReplies } from './forum.view.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

interface Listing {
  viewer: Viewer
  postId: string
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** The replies of a discussion, the oldest first; a deleted one leaves its place, so that the others can still be followed. */
export const listReplies =
  (deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>) =>
  async ({ viewer, postId, cursor, limit = communityLimits.postsUnpaged }: Listing): Promise<Page<ForumReply>> => {
    const replies = replyRows.of(deps.db)
    const after = readCursor(place, cursor)
    const seen = seenBy(viewer)
    const filter = { postId, ...(seen.length > 0 && { $and: seen }) } as Filter<ReplyRow>
    const [post, rows, total] = await Promise.all([
      findPost(deps.db, viewer, postId),
      replies
        .find(after ? { $and: [filter, following(after)] } : filter, { projection: withoutHistory })
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit + 1)
        .toArray(),
      replies.countDocuments(filter),
    ])
    const page = pageOf(rows, { limit, total, placeOf: ({ createdAt, _id }) => [createdAt, _id] })
    return { ...page, rows: await viewReplies(deps)(viewer, page.rows, post) }
  }

function following([at, id]: z.infer<typeof place>): Filter<ReplyRow> {
  const createdAt = new Date(at)
  return { $or: [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $gt: id } }] }
}
