import { notificationLimits, time } from '@storyright/contracts/vocabulary'

const HOUR_MS = 3_600_000
const hour = `${String(notificationLimits.dailyHour).padStart(2, '0')}:00`

/** When the next daily mail leaves: at the same hour of the United Kingdom in summer and in winter. */
export function nextDaily(now: Date): Date {
  for (let at = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS; ; at += HOUR_MS)
    if (time(at) === hour) return new Date(at)
}
