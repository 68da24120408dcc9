import type { ForumStats } from '@storyright/contracts/http'
import { communityTimes } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { postRows } from './post-rows.ts'

const HOUR_MS = 3_600_000

/** What the forum counts: what is there for everybody. */
export const forumStats =
  ({ db, clock, totals }: Pick<Deps, 'db' | 'clock' | 'totals'>) =>
  (): Promise<ForumStats> =>
    totals.of('stats', async () => {
      const since = new Date(clock().getTime() - communityTimes.activeTodayHours * HOUR_MS)
      const [sums] = await postRows
        .of(db)
        .aggregate<ForumStats>([
          { $match: { isDeleted: false, status: 'shown' } },
          {
            $group: {
              _id: null,
              discussions: { $sum: 1 },
              replies: { $sum: '$replyCount' },
              views: { $sum: '$viewCount' },
              activeToday: { $sum: { $cond: [{ $gte: ['$lastActivityAt', since] }, 1, 0] } },
            },
          },
        ])
        .toArray()
      const { discussions = 0, replies = 0, views = 0, activeToday = 0 } = sums ?? {}
      return { discussions, replies, views, activeToday }
    })
