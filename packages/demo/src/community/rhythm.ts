import { spread } from '../deterministic.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The share of weekend texts that stay there; the rest move to Monday. */
const WEEKEND = 0.3
const [FIRST_HOUR, LAST_HOUR] = [7, 22]

/** When people would write something that is due at a time: by day, and seldom on a weekend; never after `now`. */
export function atWork(due: number, now: number, name: string): number {
  let at = due
  const hour = Math.floor((at % DAY_MS) / HOUR_MS)
  if (hour < FIRST_HOUR) at = morningOf(at, name)
  if (hour >= LAST_HOUR) at = morningOf(at + DAY_MS, name)
  const weekday = new Date(at).getUTCDay()
  if ((weekday === 0 || weekday === 6) && spread(`weekend ${name}`) > WEEKEND) at += (weekday === 6 ? 2 : 1) * DAY_MS
  return at < now ? at : Math.min(due, now)
}

/** A length with some variation, since people do not answer to the minute. */
export const about = (length: number, name: string): number =>
  length + Math.min(0.3 * length, 6 * HOUR_MS) * (spread(`about ${name}`) - 0.5)

const morningOf = (at: number, name: string) =>
  Math.floor(at / DAY_MS) * DAY_MS + (FIRST_HOUR + 2.5 * spread(`morning ${name}`)) * HOUR_MS
