import { nextTry, type Tries, tryEach } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import type { Hold } from '../payments/hold.ts'
import type { Pace } from './job-config.ts'

/** Twice the concurrency at the provider: while half await a response, the others queue. */
const AT_ONCE = 32
/** Concurrency of work that only needs the database: requests need its connections too. */
export const IN_THE_DATABASE = 4

interface Work {
  /** The next holds to work on, the least recently tried first. */
  due(now: Date, take: number): Promise<Hold[]>
  work(hold: Hold): Promise<void>
  atOnce?: number
  /** What the log says of a hold that failed. */
  failing: string
}

/** Leaves out what has failed until it may be tried again. */
export function notPutOff(now: Date) {
  return { OR: [{ tryAfter: null }, { tryAfter: { lte: now } }] }
}
export const leastRecentlyTried = { tryAfter: { sort: 'asc', nulls: 'first' } } as const

/** Works on every hold that is due, some at once. One that fails is left alone for a while: it delays no other. */
export const tryHolds = (
  deps: Deps,
  pace: Pace,
  signal: AbortSignal,
  { due, work, failing, atOnce = AT_ONCE }: Work,
): Promise<void> => {
  const note = ({ offerId, number, tries }: Hold, data: { tries: number; tryAfter: Date | null }) =>
    deps.db.hold.updateMany({ where: { offerId, number, tries }, data })
  const tries: Tries<Hold> = {
    due,
    work,
    atOnce,
    keyOf: ({ offerId, number, tryAfter }) => `${offerId}/${number}/${tryAfter?.getTime()}`,
    putOff(hold, error) {
      deps.logger.warn({ offerId: hold.offerId, err: error }, failing)
      const tryAfter = nextTry(hold.tries, error, { now: deps.clock(), firstMs: pace.tryAgainMs })
      return note(hold, { tries: hold.tries + 1, tryAfter })
    },
    settle: async (hold) => hold.tries > 0 && note(hold, { tries: 0, tryAfter: null }),
  }
  return tryEach(tries, deps, signal)
}
