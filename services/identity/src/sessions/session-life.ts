import { tokenLifetimes } from '@storyright/contracts/vocabulary'

interface Life {
  createdAt: string
  usedAt: string
}

const DAY_MS = 24 * 60 * 60_000
/** The longest that a session lasts. */
export const LIFETIME_MS = tokenLifetimes.sessionDays * DAY_MS
const IDLE_MS = tokenLifetimes.sessionIdleDays * DAY_MS
// An active session is exchanged every few minutes; of a stay of days it is enough to know the hour.
const NOTE_EVERY_MS = 60 * 60_000

/** When a session ends: some time after it was opened, and sooner when unused. In epoch milliseconds. */
export const endOf = ({ createdAt, usedAt }: Life): number =>
  Math.min(Date.parse(createdAt) + LIFETIME_MS, Date.parse(usedAt) + IDLE_MS)

/** Whether the last use that was noted is so long ago that another is worth a write. */
export const isWorthNoting = ({ usedAt }: Life, now: Date): boolean =>
  now.getTime() - Date.parse(usedAt) >= NOTE_EVERY_MS
