import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { PostRow } from './post-rows.ts'
import { readId } from './read-post.ts'
import { readRows } from './read-rows.ts'
import { replyRows } from './reply-rows.ts'

export interface Unread {
  count: number
  firstId: string | null
}

/** Of these discussions, what somebody has not read; of one that they have not opened nothing is known. */
export async function unreadAmong(
  db: Database,
  { id: viewerId }: Viewer,
  posts: readonly Pick<PostRow, '_id' | 'lastActivityAt'>[],
): Promise<Map<string, Unread>> {
  const ids = posts.map(({ _id }) => readId(viewerId, _id))
  const reads = await readRows
    .of(db)
    .find({ _id: { $in: ids } })
    .toArray()
  const activity = new Map(posts.map(({ _id, lastActivityAt }) => [_id, lastActivityAt]))
  const unread = await Promise.all(
    reads.map(async ({ postId, readUntil }) => {
      const hasMore = activity.get(postId)! > readUntil
      return [postId, hasMore ? await unreadSince(db, { postId, readUntil, viewerId }) : nothing] as const
    }),
  )
  return new Map(unread)
}

const nothing: Unread = { count: 0, firstId: null }

interface Since {
  postId: string
  readUntil: Date
  viewerId: string
}

async function unreadSince(db: Database, { postId, readUntil, viewerId }: Since): Promise<Unread> {
  const [unread] = await replyRows
    .of(db)
    .aggregate<Unread>([
      { $match: { postId, createdAt: { $gt: readUntil } } },
      { $match: { isDeleted: false, status: 'shown', authorId: { $ne: viewerId } } },
      { $sort: { createdAt: 1, _id: 1 } },
      { $group: { _id: null, firstId: { $first: '$_id' }, count: { $sum: 1 } } },
      { $project: { _id: 0 } },
    ])
    .toArray()
  return unread ?? nothing
}
