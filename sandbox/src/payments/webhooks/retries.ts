const FIRST_MS = 200
const LONGEST_MS = 60_000
const MOST_TRIES = 50
const LONGEST_WAY_MS = 24 * 3600 * 1000

/** How long to wait after a failed try; nothing once it is given up. */
export function waitAfter(tries: number, underWayMs: number): number | undefined {
  if (tries >= MOST_TRIES || underWayMs >= LONGEST_WAY_MS) return undefined
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1))
}
