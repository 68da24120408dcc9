import { type DemoDiscussion, namedAccounts } from '@storyright/demo'
import type { Database, Tx } from '../database.ts'
import { subscriptionId } from '../forum/follow-post.ts'
import { readId } from '../forum/read-post.ts'
import { readRows, visitRows } from '../forum/read-rows.ts'
import { subscriptionRows } from '../forum/subscription-rows.ts'
import { insertAll } from './rows.ts'

const DAY_MS = 86_400_000
/** Everybody's last visit was so long ago; later texts are new to them. */
const AWAY_MS = 2.5 * DAY_MS
const LONGEST_AWAY_MS = 14 * DAY_MS

/** When everybody was here last: earlier where nothing has come since, as after a weekend. */
export function lastVisit(discussions: readonly DemoDiscussion[], now: Date): Date {
  const ownIds = new Set(namedAccounts.map(({ id }) => id))
  const shown = discussions.filter(({ status }) => status === 'shown')
  const hasNews = (visit: Date) => {
    const known = shown.filter(({ at }) => at < visit)
    return (
      known.length < shown.length &&
      known.some(({ replies }) => replies.some(({ at, authorId }) => at > visit && !ownIds.has(authorId)))
    )
  }
  let away = AWAY_MS
  while (away < LONGEST_AWAY_MS && !hasNews(new Date(now.getTime() - away))) away += DAY_MS / 2
  return new Date(now.getTime() - away)
}

/** Authors in a discussion follow it and have read it up to their last visit. */
export async function seedReading(
  tx: Tx,
  db: Database,
  discussions: readonly DemoDiscussion[],
  now: Date,
): Promise<void> {
  const visit = lastVisit(discussions, now)
  const writers = discussions.flatMap((discussion) => {
    const last = new Map([discussion, ...discussion.replies].map(({ authorId, at }) => [authorId, at]))
    return [...last].map(([personId, at]) => ({ postId: discussion.id, personId, at }))
  })
  const follows = writers.map((writer) => ({ _id: subscriptionId(writer.postId, writer.personId), ...writer }))
  const reads = writers.map(({ postId, personId, at }) => {
    const readUntil = new Date(Math.max(at.getTime(), visit.getTime()))
    return { _id: readId(personId, postId), personId, postId, readUntil }
  })
  await insertAll(tx, subscriptionRows.of(db), follows)
  await insertAll(tx, readRows.of(db), reads)
}

/** The accounts that sign in have opened everything up to their last visit. */
export async function seedVisits(
  tx: Tx,
  db: Database,
  discussions: readonly DemoDiscussion[],
  now: Date,
): Promise<void> {
  const visit = lastVisit(discussions, now)
  const opened = discussions.filter(({ at, status }) => at < visit && status === 'shown')
  for (const { id: personId } of namedAccounts) {
    const visited = { $setOnInsert: { lastAt: visit, previousAt: visit } }
    await visitRows.of(db).updateOne({ _id: personId }, visited, { upsert: true, session: tx })
    const reads = opened.map(({ id: postId }) => {
      const _id = readId(personId, postId)
      const change = { $setOnInsert: { personId, postId }, $max: { readUntil: visit } }
      return { updateOne: { filter: { _id }, update: change, upsert: true } }
    })
    await readRows.of(db).bulkWrite(reads, { session: tx })
  }
}
