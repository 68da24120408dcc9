import type { DatedPost } from './post.ts'

const lengths: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** How many posts each stretch of the time has: the first and the last are cut off at its ends. */
export function countsOf(
  posts: readonly DatedPost[],
  { from, to, granularity }: { from: number; to: number; granularity: string },
) {
  const length = lengths[granularity]!
  const first = Math.floor(from / length)
  const counts = new Map<number, number>()
  for (const { at } of posts) {
    const place = Math.floor(at / length)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const data = Array.from({ length: Math.ceil(to / length) - first }, (_none, step) => ({
    start: new Date(Math.max(from, (first + step) * length)).toISOString(),
    end: new Date(Math.min(to, (first + step + 1) * length)).toISOString(),
    tweet_count: counts.get(first + step) ?? 0,
  }))
  return { data, meta: { total_tweet_count: posts.length } }
}
