import { longDay, time } from '@storyright/contracts/vocabulary'

const HOUR = 3_600_000
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' })

export { wholePounds as money } from '@storyright/contracts/vocabulary'

/** `Saturday 21 November 2026 at 17:30, UK time` */
export function moment(at: string): string {
  return `${weekday.format(new Date(at))} ${longDay(at)} at ${time(at)}, UK time`
}

/** `3 days`, `5 hours`, `less than an hour`; `null` when the time has passed. */
export function timeLeft(now: Date, until: string): string | null {
  const left = (Date.parse(until) - now.getTime()) / HOUR
  if (left <= 0) return null
  if (left < 1) return 'less than an hour'
  if (left < 36) return counted(Math.round(left), 'hour')
  return counted(Math.round(left / 24), 'day')
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
