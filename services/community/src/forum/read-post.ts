import { addressOfText, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { settleNotifications } from '../notifications/settle-notifications.ts'
import { findPost, type PostRow } from './forum.store.ts'

/** Counts a view, one a person and day (UTC); the discussion is no longer new to its reader. */
export async function viewPost({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer, id: string): Promise<void> {
  const { createdAt } = await findPost(db, viewer, id)
  const today = clock().toISOString().slice(0, 10)
  await db.$executeRaw`
    WITH first AS (
      INSERT INTO reads (person_id, post_id, read_until, viewed_on) VALUES (${viewer.id}, ${id}, ${createdAt}, ${today})
      ON CONFLICT (person_id, post_id) DO UPDATE SET viewed_on = excluded.viewed_on
      WHERE reads.viewed_on IS DISTINCT FROM excluded.viewed_on
      RETURNING 1
    )
    UPDATE posts SET view_count = view_count + 1 WHERE id = ${id} AND EXISTS (SELECT FROM first)`
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
  const reply = replyId && (await db.reply.findUnique({ where: { id: replyId, postId: id } }))
  if (replyId && !reply) throw communityRefusals.replyNotFound()
  const until = reply ? reply.createdAt : lastActivityAt
  await db.$executeRaw`
    INSERT INTO reads (person_id, post_id, read_until) VALUES (${viewer.id}, ${id}, ${until})
    ON CONFLICT (person_id, post_id) DO UPDATE SET read_until = excluded.read_until
    WHERE reads.read_until < excluded.read_until`
  await settleRead(deps, viewer, id, until)
}

/** Notifications of the discussion, up to what they have read, are settled. */
async function settleRead(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { id: personId }: Viewer,
  postId: string,
  until: Date,
): Promise<void> {
  const { db, transaction, clock } = deps
  const link = addressOfText.post(postId)
  const open = await db.notification.findMany({
    where: {
      ...{ personId, isUnread: true, kind: { in: ['mentions', 'replies'] }, textId: { not: null } },
      OR: [{ link }, { link: { startsWith: `${link}#` } }],
    },
    select: { id: true, textId: true },
  })
  if (open.length === 0) return
  const textIds = open.flatMap(({ textId }) => textId ?? [])
  const later = await db.reply.findMany({
    where: { id: { in: textIds }, createdAt: { gt: until } },
    select: { id: true },
  })
  const unread = new Set<string | null>(later.map(({ id }) => id))
  const ids = open.filter(({ textId }) => !unread.has(textId)).map(({ id }) => id)
  await transaction((tx) =>
    settleNotifications(tx, deps, { personIds: [personId], where: { id: { in: ids } }, at: clock() }),
  )
}

/** A return after so long is a new visit. */
const VISIT_ENDS_MS = 30 * 60_000
/** A visit is written down so often. */
const NOTED_MS = 60_000

/** Notes that somebody is in the forum; returns since when things are new to them. */
export async function visit(db: Tx, { id: personId }: Viewer, now: Date): Promise<Date> {
  const [known] = await db.$queryRaw<{ lastAt: Date; previousAt: Date }[]>`
    SELECT last_at AS "lastAt", previous_at AS "previousAt" FROM visits WHERE person_id = ${personId}`
  if (!known) {
    await db.visit.createMany({ data: [{ personId, lastAt: now, previousAt: now }], skipDuplicates: true })
    return now
  }
  const { lastAt } = known
  const away = now.getTime() - lastAt.getTime()
  if (away < NOTED_MS) return known.previousAt
  const previousAt = away > VISIT_ENDS_MS ? lastAt : known.previousAt
  await db.visit.updateMany({ where: { personId, lastAt }, data: { lastAt: now, previousAt } })
  return previousAt
}

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'permission'>

/** Authors in a discussion follow it. */
export async function follow(db: Tx, follower: { postId: string; personId: string; at: Date }): Promise<void> {
  await db.subscription.createMany({ data: [follower], skipDuplicates: true })
}

/** Follows a discussion; again changes nothing. */
export async function followPost({ db, clock, permission }: FollowDeps, viewer: Viewer, postId: string): Promise<void> {
  await permission.admit(viewer)
  await findPost(db, viewer, postId)
  await follow(db, { postId, personId: viewer.id, at: clock() })
}

/** Follows it no longer; again changes nothing. One that is gone can still be left. */
export async function unfollowPost({ db, permission }: FollowDeps, viewer: Viewer, postId: string): Promise<void> {
  await permission.admit(viewer)
  const { count } = await db.subscription.deleteMany({ where: { postId, personId: viewer.id } })
  if (count === 0) await findPost(db, viewer, postId)
}

interface PersonalMarks {
  postId: string
  isFollowed: boolean
  isOpened: boolean
  unreadCount: number
  firstUnreadId: string | null
  /** Who replied last, the newest first; no more than a list shows. */
  repliers: string[]
}

/** Whom a list shows of a discussion. */
export const MOST_PARTICIPANTS = 5
/** Among so many of the newest replies they are found. */
const REPLIES_LOOKED_AT = 25

/**
 * How these discussions stand for a reader, by id: of one that they have not opened nothing is unread. With who takes part, so that a list
 * asks once.
 */
export async function marksOf(
  db: Tx,
  { id: viewerId }: Viewer,
  posts: readonly Pick<PostRow, 'id'>[],
): Promise<Map<string, PersonalMarks>> {
  const rows = await db.$queryRaw<PersonalMarks[]>`
    SELECT p.id AS "postId", s.person_id IS NOT NULL AS "isFollowed", r.person_id IS NOT NULL AS "isOpened",
      COALESCE(unread.count, 0)::int AS "unreadCount", unread.first_id AS "firstUnreadId", repliers.ids AS repliers
    FROM posts p
    LEFT JOIN subscriptions s ON s.post_id = p.id AND s.person_id = ${viewerId}
    LEFT JOIN reads r ON r.post_id = p.id AND r.person_id = ${viewerId}
    LEFT JOIN LATERAL (
      SELECT count(*), (array_agg(y.id ORDER BY y.created_at, y.id))[1] AS first_id FROM replies y
      WHERE y.post_id = p.id AND y.created_at > r.read_until AND NOT y.is_deleted AND y.status = 'shown'
        AND y.author_id <> ${viewerId}
    ) AS unread ON r.read_until < p.last_activity_at
    CROSS JOIN LATERAL (
      SELECT array(
        SELECT newest.author_id FROM (
          SELECT y.author_id, y.created_at FROM replies y WHERE y.post_id = p.id AND NOT y.is_deleted AND y.status = 'shown'
          ORDER BY y.created_at DESC LIMIT ${REPLIES_LOOKED_AT}
        ) AS newest GROUP BY newest.author_id ORDER BY max(newest.created_at) DESC LIMIT ${MOST_PARTICIPANTS}
      ) AS ids
    ) AS repliers
    WHERE p.id = ANY(${posts.map(({ id }) => id)}::text[])`
  return new Map(rows.map((row) => [row.postId, row]))
}
