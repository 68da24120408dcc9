import { paging } from '@storyright/contracts/vocabulary'
import { commentRows } from '../comments/comment-rows.ts'
import type { Database } from '../database.ts'
import { postRows } from '../forum/post-rows.ts'
import { readRows } from '../forum/read-rows.ts'
import { replyRows } from '../forum/reply-rows.ts'
import { subscriptionRows } from '../forum/subscription-rows.ts'
import { likeRows } from '../likes/like-rows.ts'
import { blockRows } from '../people/block-rows.ts'

const newest = <Key extends string>(key: Key) => ({ sort: { [key]: -1 } as const, limit: paging.listMaximum })
/** What only the platform works with. */
const own = {
  words: 0,
  tagKeys: 0,
  version: 0,
  locks: 0,
  places: 0,
  tallied: 0,
  isTallied: 0,
  authorId: 0,
  personId: 0,
}

/** Everything community holds about one person; newest first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const written = { authorId: personId }
  const [comments, discussions, replies, likes, follows, read, blocked] = await Promise.all([
    commentRows
      .of(db)
      .find(written, { ...newest('createdAt'), projection: own })
      .toArray(),
    postRows
      .of(db)
      .find(written, { ...newest('createdAt'), projection: own })
      .toArray(),
    replyRows
      .of(db)
      .find(written, { ...newest('createdAt'), projection: own })
      .toArray(),
    likeRows
      .of(db)
      .find({ personId }, { ...newest('at'), projection: { ...own, _id: 0 } })
      .toArray(),
    subscriptionRows
      .of(db)
      .find({ personId }, { ...newest('at'), projection: { ...own, _id: 0 } })
      .toArray(),
    readRows
      .of(db)
      .find({ personId }, { ...newest('readUntil'), projection: { ...own, _id: 0 } })
      .toArray(),
    blockRows
      .of(db)
      .find({ personId }, { ...newest('at'), projection: { ...own, _id: 0 } })
      .toArray(),
  ])
  return { comments, discussions, replies, likes, follows, read, blocked }
}
