import { offerLimits } from '@storyright/contracts/vocabulary'

/** A list that waits for an administrator. */
export interface Queue {
  label: string
  /** What is in it, beside its number. */
  note: string
  /** What one of its rows is, and what several are. */
  one: string
  many: string
  to: string
  /** Undefined until it is known. */
  count: number | undefined
  isFailed: boolean
  retry: () => void
}

const DAY_MS = 86_400_000
const NEAR_END_DAYS = 2

/** The day up to which holds were made that end within two days: every hold lasts equally long. */
export const lastDayOfHoldsNearEnd = (now: Date) =>
  new Date(now.getTime() - (offerLimits.holdDays - NEAR_END_DAYS) * DAY_MS).toISOString().slice(0, 10)

/** What has to be looked at first: queues in the order of their urgency, those where nothing waits last. */
export function byUrgency(queues: readonly Queue[]): Queue[] {
  const isEmpty = ({ count, isFailed }: Queue) => !isFailed && count === 0
  return [...queues.filter((queue) => !isEmpty(queue)), ...queues.filter(isEmpty)]
}

/** "3 holds end within two days" */
export const queueSentence = ({ one, many, count = 0 }: Queue) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`
