const HOUR = 3_600_000
const inLondon = { timeZone: 'Europe/London' } as const
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const calendar = new Intl.DateTimeFormat('en-GB', { ...inLondon, day: 'numeric', month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-GB', { ...inLondon, weekday: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { ...inLondon, hour: '2-digit', minute: '2-digit' })

/** `£12,500` */
export const money = (amount: number) => pounds.format(amount)

/** `21 November 2026`, in London. */
export const day = (at: string) => calendar.format(new Date(at))

/** `Saturday 21 November 2026 at 17:30, UK time` */
export function moment(at: string): string {
  const date = new Date(at)
  return `${weekday.format(date)} ${calendar.format(date)} at ${clock.format(date)}, UK time`
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
