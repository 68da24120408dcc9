import { day } from '@storyright/contracts/vocabulary'

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LONGEST = 30 * DAY

/** `just now`, `5 minutes ago`, `yesterday`; the day of what is older than a month, and of what is not yet. */
export function ago(at: string, now: Date): string {
  const passed = now.getTime() - Date.parse(at)
  if (passed > LONGEST || passed < -MINUTE) return day(at)
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour')
  return words.format(-Math.floor(passed / DAY), 'day')
}
