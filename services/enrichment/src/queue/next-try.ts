const MINUTE_MS = 60_000
const LONGEST_MS = 24 * 60 * MINUTE_MS

/** When a listing whose look-up has failed so often before is looked up again: ever more seldom, and never while its provider rests. */
export function nextTry(attempts: number, now: Date, pausedUntil: Date): Date {
  const waits = Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_MS)
  return new Date(Math.max(now.getTime() + waits, pausedUntil.getTime()))
}
