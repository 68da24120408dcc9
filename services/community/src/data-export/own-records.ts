import { paging } from '@storyright/contracts/vocabulary'
import { auditRows } from '../audit/audit-rows.ts'
import { commentRows } from '../comments/comment-rows.ts'
import { competitionAuditRows } from '../competitions/competition-audit-rows.ts'
import { entryRows } from '../competitions/entry-rows.ts'
import type { Database } from '../database.ts'
import { favouriteRows } from '../favourites/favourite-rows.ts'
import { postRows } from '../forum/post-rows.ts'
import { readRows } from '../forum/read-rows.ts'
import { replyRows } from '../forum/reply-rows.ts'
import { subscriptionRows } from '../forum/subscription-rows.ts'
import { likeRows } from '../likes/like-rows.ts'
import { flagRows } from '../moderation/flag-rows.ts'
import { standingRows } from '../moderation/standing-rows.ts'
import { ownNotifications } from '../notifications/own-notifications.ts'
import { blockRows } from '../people/block-rows.ts'
import { ownThreads } from '../support/own-threads.ts'

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
  /** Who decided: the decisions show what and why. */
  removedBy: 0,
  authorId: 0,
  personId: 0,
}

/** Everything community holds about one person; newest first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const written = { authorId: personId }
  const [
    comments,
    discussions,
    replies,
    likes,
    follows,
    read,
    blocked,
    flagged,
    decisions,
    standing,
    entries,
    judgements,
    support,
    notifications,
    favourites,
  ] = await Promise.all([
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
    entryRows
      .of(db)
      .find({ entrantId: personId }, { ...newest('createdAt'), projection: { ...own, entrantId: 0 } })
      .toArray(),
    competitionAuditRows
      .of(db)
      .find({ entrantId: personId }, { ...newest('at'), projection: { ...own, actorId: 0, entrantId: 0 } })
      .toArray(),
    ownThreads(db, personId),
    ownNotifications(db, personId),
    favouriteRows
      .of(db)
      .find(
        { userId: personId, isFavourite: true },
        { limit: paging.listMaximum, projection: { _id: 0, listingId: 1 } },
      )
      .toArray(),
  ])
  return {
    ...{ comments, discussions, replies, likes, follows, read, blocked, flagged, decisions, standing, support },
    ...{ notifications, favourites },
    competitionEntries: entries,
    judgements,
  }
}

/** Somebody's flags, without other people's. */
async function flagsBy(db: Database, personId: string) {
  const rows = await flagRows.of(db).find({ 'flags.personId': personId }, newest('createdAt')).toArray()
  return rows.flatMap(({ subject, subjectId, status, flags }) =>
    flags
      .filter((flag) => flag.personId === personId)
      .map(({ reason, note, at }) => ({ subject, subjectId, status, reason, note, at })),
  )
}
