import { nextTry } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import type { Hold } from '../payments/hold.ts'
import type { Pace } from './upkeep.ts'

/** Twice the concurrency at the provider: while half await a response, the others queue. */
const AT_ONCE = 32
/** Concurrency of work that only needs the database: requests need its connections too. */
export const IN_THE_DATABASE = 4
/** Few enough to be worked on soon after they were read, and enough to find others beside those under way. */
const LOOKED_UP = 2 * AT_ONCE

interface Work {
  /** The next holds to work on, the least recently tried first. */
  due(now: Date, take: number): Promise<Hold[]>
  work(hold: Hold): Promise<void>
  atOnce?: number
  /** What the log says of a hold that failed. */
  failing: string
}

/** Leaves out what has failed until it may be tried again. */
export const notPutOff = (now: Date) => ({ OR: [{ tryAfter: null }, { tryAfter: { lte: now } }] })
export const leastRecentlyTried = { tryAfter: { sort: 'asc', nulls: 'first' } } as const

/**
 * Works on every hold that is due, some at once, and takes the next as soon as one is done. A hold that fails is left alone
 * for a while: it delays no other.
 */
export async function tryHolds(
  deps: Deps,
  pace: Pace,
  signal: AbortSignal,
  { due, work, failing, atOnce = AT_ONCE }: Work,
): Promise<void> {
  const begun = new Set<string>()
  const running = new Set<Promise<void>>()
  let fault: { error: unknown } | undefined
  let next: Hold[] = []
  const isNew = (hold: Hold) => !begun.has(keyOf(hold))

  while (!signal.aborted && !fault) {
    if (next.length === 0) next = (await due(deps.clock(), LOOKED_UP)).filter(isNew)
    while (next.length > 0 && running.size < atOnce) {
      const hold = next.shift()!
      begun.add(keyOf(hold))
      const trying: Promise<void> = tryHold(deps, pace, signal, { hold, work, failing })
        .catch((error: unknown) => {
          fault ??= { error } // not even the failure could be written down
        })
        .finally(() => running.delete(trying))
      running.add(trying)
    }
    if (running.size === 0) break
    await Promise.race(running)
  }
  await Promise.all(running)
  if (fault) throw fault.error
}

/** A hold is begun once a round in the state that it was found in. */
const keyOf = ({ offerId, number, tryAfter }: Hold) => `${offerId}/${number}/${tryAfter?.getTime()}`

interface Try extends Pick<Work, 'work' | 'failing'> {
  hold: Hold
}

async function tryHold(deps: Deps, pace: Pace, signal: AbortSignal, { hold, work, failing }: Try): Promise<void> {
  const { offerId, number, tries } = hold
  const where = { offerId, number, tries }
  try {
    await work(hold)
  } catch (error) {
    if (signal.aborted) return
    deps.logger.warn({ offerId, err: error }, failing)
    const tryAfter = nextTry(tries, error, { now: deps.clock(), firstMs: pace.tryAgainMs })
    await deps.db.hold.updateMany({ where, data: { tries: tries + 1, tryAfter } })
    return
  }
  if (tries > 0) await deps.db.hold.updateMany({ where, data: { tries: 0, tryAfter: null } })
}
