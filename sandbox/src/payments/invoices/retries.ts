import type { Invoice } from '../objects/invoice.ts'

const DAY_S = 24 * 3600
/** How long the provider waits after each failed attempt; after the last it gives up. */
const WAITS_DAYS = [3, 5, 7]

/** When a payment is tried again if its attempt, the so many-th, fails now. */
export function nextAttempt(count: number, now: number): number | null {
  const wait = WAITS_DAYS[count - 1]
  return wait === undefined ? null : now + wait * DAY_S
}

export const isGivenUp = ({ attempt_count }: Pick<Invoice, 'attempt_count'>) => attempt_count > WAITS_DAYS.length
