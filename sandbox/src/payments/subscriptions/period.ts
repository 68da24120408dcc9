import type { Recurring } from '../objects/price.ts'

const DAY_S = 24 * 3600

/** When the period that runs at a time ends: a whole number of intervals after the anchor. */
export function periodEnd(anchor: number, after: number, recurring: Recurring): number {
  for (let count = 1; ; count += 1) {
    const end = add(anchor, recurring, count * recurring.interval_count)
    if (end > after) return end
  }
}

function add(anchor: number, { interval }: Recurring, count: number): number {
  if (interval === 'day') return anchor + count * DAY_S
  if (interval === 'week') return anchor + count * 7 * DAY_S
  return addMonths(anchor, interval === 'year' ? count * 12 : count)
}

/** The same day and time so many months later, or the last day of a month that is too short. */
function addMonths(time: number, months: number): number {
  const from = new Date(time * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const sameTime = time % DAY_S
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) / 1000 + sameTime
}
