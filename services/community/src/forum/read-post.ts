import { addressOfText, type Viewer } from '@storyright/contracts/vocabulary'
import type { Filter } from 'mongodb'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { type NotificationRow, notificationRows } from '../notifications/notification-rows.ts'
import { settleNotifications } from '../notifications/settle-notifications.ts'
import { findPost } from './find-post.ts'
import { postRows, untallied } from './post-rows.ts'
import { readRows, visitRows } from './read-rows.ts'
import { replyRows } from './reply-rows.ts'

export const readId = (personId: string, postId: string): string => `${personId}_${postId}`

/** Counts a view, one a person and day (UTC); the discussion is no longer new to its reader. */
export async function viewPost({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer, id: string): Promise<void> {
  const { createdAt } = await findPost(db, viewer, id)
  await readUntil(db, viewer, id, createdAt)
  // Of several openings at once one finds the day unwritten. Should the process end before the next line, one view is not counted.
  const today = clock().toISOString().slice(0, 10)
  const first = { _id: readId(viewer.id, id), viewedOn: { $ne: today } }
  const { modifiedCount } = await readRows.of(db).updateOne(first, { $set: { viewedOn: today } })
  if (modifiedCount === 1) await postRows.of(db).updateOne({ _id: id }, { $inc: { viewCount: 1 }, $set: untallied })
}

/** Remembers up to which reply somebody has read, or that they have read all there is; never that they have read less. */
export async function readPost(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  viewer: Viewer,
  id: string,
  replyId: string | null,
): Promise<void> {
  const { db } = deps
  const { lastActivityAt } = await findPost(db, viewer, id)
  const reply = replyId && (await replyRows.of(db).findOne({ _id: replyId, postId: id }))
  if (replyId && !reply) throw communityRefusals.replyNotFound()
  const until = reply ? reply.createdAt : lastActivityAt
  await readUntil(db, viewer, id, until)
  await settleRead(deps, viewer, id, until)
}

/** Notifications of the discussion, up to what they have read, are settled. */
async function settleRead(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { id: personId }: Viewer,
  postId: string,
  until: Date,
): Promise<void> {
  const { db } = deps
  const link = { $regex: `^${addressOfText.post(postId)}(?:#|$)` }
  const its: Filter<NotificationRow> = { kind: { $in: ['mentions', 'replies'] }, link }
  const open = await notificationRows
    .of(db)
    .find({ personId, isUnread: true, ...its })
    .project<{ textId: string | null }>({ textId: 1 })
    .toArray()
  const textIds = open.flatMap(({ textId }) => textId ?? [])
  if (textIds.length === 0) return
  const later = await replyRows
    .of(db)
    .find({ _id: { $in: textIds }, createdAt: { $gt: until } })
    .project<{ _id: string }>({ _id: 1 })
    .toArray()
  const unread = later.map(({ _id }) => _id)
  await deps.transaction((tx) =>
    settleNotifications(tx, deps, {
      personIds: [personId],
      its: { ...its, textId: { $in: textIds, $nin: unread } },
      at: deps.clock(),
    }),
  )
}

async function readUntil(db: Database, { id: personId }: Viewer, postId: string, until: Date): Promise<void> {
  await readRows
    .of(db)
    .updateOne(
      { _id: readId(personId, postId) },
      { $setOnInsert: { personId, postId }, $max: { readUntil: until } },
      { upsert: true },
    )
}

/** A return after so long is a new visit. */
const VISIT_ENDS_MS = 30 * 60_000
/** A visit is written down so often. */
const NOTED_MS = 60_000

/** Notes that somebody is in the forum; returns since when things are new to them. */
export async function visit(db: Database, { id }: Viewer, now: Date): Promise<Date> {
  const visits = visitRows.of(db)
  const known = await visits.findOne({ _id: id })
  if (!known) {
    const first = { $setOnInsert: { lastAt: now, previousAt: now } }
    await visits.updateOne({ _id: id }, first, { upsert: true })
    return now
  }
  const away = now.getTime() - known.lastAt.getTime()
  if (away < NOTED_MS) return known.previousAt
  const previousAt = away > VISIT_ENDS_MS ? known.lastAt : known.previousAt
  await visits.updateOne({ _id: id, lastAt: known.lastAt }, { $set: { lastAt: now, previousAt } })
  return previousAt
}
