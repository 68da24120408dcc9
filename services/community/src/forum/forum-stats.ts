import type { ForumStats } from '@storyright/contracts/http'
import { communityTimes } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { postRows } from './post-rows.ts'
import { sumsOf } from './sums-of.ts'

const HOUR_MS = 3_600_000

/** What the forum counts: what is there for everybody. */
export function forumStats({ db, clock, totals }: Pick<Deps, 'db' | 'clock' | 'totals'>): Promise<ForumStats> {
  return totals.of('stats', async () => {
    const since = new Date(clock().getTime() - communityTimes.activeTodayHours * HOUR_MS)
    const [sums, activeToday] = await Promise.all([sumsOf(db), countActive(db, since)])
    return { ...sums, activeToday }
  })
}

async function countActive(db: Database, since: Date): Promise<number> {
  const active = (isSticky: boolean) =>
    postRows.of(db).countDocuments({ isDeleted: false, status: 'shown', isSticky, lastActivityAt: { $gt: since } })
  const [sticky, others] = await Promise.all([active(true), active(false)])
  return sticky + others
}
