import { addMonths } from '@storyright/contracts/vocabulary'
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
  return addMonths(new Date(anchor * 1000), interval === 'year' ? count * 12 : count).getTime() / 1000
}
