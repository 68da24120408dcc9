import type { Enrichments } from '@storyright/contracts/http'
import { enrichmentTimes } from '@storyright/contracts/vocabulary'
import { type CountedPost, type WorkToMatch, xScores } from '@storyright/matching'

const DAY_MS = 24 * 60 * 60_000

/** What the posts about a work come to, with the days that they cover. */
export function postFigures(
  work: WorkToMatch,
  posts: CountedPost[],
  fetchedAt: Date,
): NonNullable<Enrichments['twitter']> {
  return {
    ...xScores(work, posts),
    from: new Date(fetchedAt.getTime() - enrichmentTimes.twitterWindowDays * DAY_MS).toISOString(),
    to: fetchedAt.toISOString(),
  }
}
