import { type DemoDiscussion, namedAccounts } from '@storyright/demo'
import type { Tx } from '../database.ts'

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
export async function seedReading(tx: Tx, discussions: readonly DemoDiscussion[], now: Date): Promise<void> {
  const visit = lastVisit(discussions, now)
  const writers = discussions.flatMap((discussion) => {
    const last = new Map([discussion, ...discussion.replies].map(({ authorId, at }) => [authorId, at]))
    return [...last].map(([personId, at]) => ({ postId: discussion.id, personId, at }))
  })
  const reads = writers.map(({ postId, personId, at }) => ({ postId, personId, readUntil: later(at, visit) }))
  await tx.subscription.createMany({ data: writers })
  await tx.read.createMany({ data: reads })
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** The accounts that sign in have opened everything up to their last visit. */
export async function seedVisits(tx: Tx, discussions: readonly DemoDiscussion[], now: Date): Promise<void> {
  const visit = lastVisit(discussions, now)
  const ids = discussions.filter(({ at, status }) => at < visit && status === 'shown').map(({ id }) => id)
  const visits = namedAccounts.map(({ id: personId }) => ({ personId, lastAt: visit, previousAt: visit }))
  await tx.visit.createMany({ data: visits, skipDuplicates: true })
  for (const { id: personId } of namedAccounts)
    await tx.$executeRaw`
      INSERT INTO reads AS known (person_id, post_id, read_until)
      SELECT ${personId}, id, ${visit}::timestamptz FROM unnest(${ids}::text[]) AS id
      ON CONFLICT (person_id, post_id) DO UPDATE SET read_until = greatest(known.read_until, excluded.read_until)`
}
