import { EndpointAway, EndpointResting } from '../endpoint/endpoint-error.ts'

const MINUTE_MS = 60_000
const LONGEST_AWAY_MS = 60 * MINUTE_MS
const LONGEST_MS = 24 * 60 * MINUTE_MS

/** How many answers of no use a content gets: the next would cost as much and be no better. */
export const mostUnusable = 3

/**
 * When to ask again about a listing on which asking has failed `tries` times before: soon where the endpoint was away, and
 * ever more seldom where the answer was of no use, since the next one costs as much and may be no better.
 */
export function nextTry(tries: number, error: unknown, now: Date): Date {
  const [firstMs, longestMs] =
    error instanceof EndpointAway ? [MINUTE_MS, LONGEST_AWAY_MS] : [10 * MINUTE_MS, LONGEST_MS]
  const waits = error instanceof EndpointResting ? error.forMs : Math.min(longestMs, firstMs * 2 ** Math.min(tries, 20))
  return new Date(now.getTime() + waits)
}
