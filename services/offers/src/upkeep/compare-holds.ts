import type { Deps } from '../deps.ts'
import { findHolds } from '../payments/hold.store.ts'
import { openHoldStatuses } from '../payments/hold.ts'
import { ago, HOUR_MS } from '../times.ts'
import { compareHold } from './compare-hold.ts'
import type { Pace } from './pace.ts'
import { leastRecentlyTried, notPutOff, tryHolds } from './try-holds.ts'

const SOON_MS = 30_000

/** Compares open holds with the provider: a notice may have been lost, a hold may have run out. */
export const compareHolds = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) =>
      findHolds(deps.db, {
        where: { AND: [notPutOff(now), toCompare(deps, pace)] },
        orderBy: [leastRecentlyTried, { comparedAt: { sort: 'asc', nulls: 'first' } }],
        take,
      }),
    work: (hold) => compareHold(deps, hold),
    failing: 'A hold is compared later',
  })

function toCompare(deps: Deps, { compareEveryMs }: Pace) {
  const soon = notComparedSince(ago(deps, Math.min(SOON_MS, compareEveryMs)))
  return {
    intentId: { not: null },
    status: { in: [...openHoldStatuses] },
    releaseWantedAt: null, // a release reads the hold anyway
    OR: [
      notComparedSince(ago(deps, compareEveryMs)),
      // Somebody may be paying right now, or the money has just become free.
      { AND: [soon, { status: { not: 'held' }, createdAt: { gte: ago(deps, HOUR_MS) } }] },
      { AND: [soon, { status: 'held', captureBefore: { lte: deps.clock() } }] },
    ],
  }
}

const notComparedSince = (since: Date) => ({ OR: [{ comparedAt: null }, { comparedAt: { lte: since } }] })
