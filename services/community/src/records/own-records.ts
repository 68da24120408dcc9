import { paging } from '@storyright/contracts/vocabulary'
import { auditRows } from '../audit/audit-rows.ts'
import { commentRows } from '../comments/comment-rows.ts'
import type { Database } from '../database.ts'
import { postRows } from '../forum/post-rows.ts'
import { readRows } from '../forum/read-rows.ts'
import { replyRows } from '../forum/reply-rows.ts'
import { subscriptionRows } from '../forum/subscription-rows.ts'
import { likeRows } from '../likes/like-rows.ts'
import { flagRows } from '../moderation/flag-rows.ts'
import { standingRows } from '../moderation/standing-rows.ts'
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
  const [comments, discussions, replies, likes, follows, read, blocked, flagged, decisions, standing] =
    await Promise.all([
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
      flagsBy(db, personId),
      auditRows
        .of(db)
        .find(written, { ...newest('at'), projection: { ...own, actorId: 0 } })
        .toArray(),
      standingRows.of(db).findOne({ _id: personId }, { projection: { _id: 0 } }),
    ])
  return { comments, discussions, replies, likes, follows, read, blocked, flagged, decisions, standing }
}

/** What somebody flagged, without the others who did. */
async function flagsBy(db: Database, personId: string) {
  const rows = await flagRows.of(db).find({ 'flags.personId': personId }, newest('createdAt')).toArray()
  return rows.flatMap(({ subject, subjectId, status, flags }) =>
    flags
      .filter((flag) => flag.personId === personId)
      .map(({ reason, note, at }) => ({ subject, subjectId, status, reason, note, at })),
  )
}
