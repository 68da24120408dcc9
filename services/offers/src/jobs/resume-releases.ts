import { ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { reportDiscrepancy } from '../payments/discrepancy.store.ts'
import { findHolds } from '../payments/hold.store.ts'
import { type Hold, openHoldStatuses } from '../payments/hold.ts'
import { releaseHold } from '../payments-sync/release-holds.ts'
import type { Pace } from './job-config.ts'
import { leastRecentlyTried, notPutOff, tryHolds } from './retry-holds.ts'

const REFUSALS_UNTIL_REPORTED = 5

/** Releases holds of ended offers that are still held. */
export const finishReleases = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) =>
      findHolds(deps.db, {
        where: { releaseWantedAt: { not: null }, status: { in: [...openHoldStatuses] }, ...notPutOff(now) },
        orderBy: [leastRecentlyTried, { releaseWantedAt: 'asc' }],
        take,
      }),
    work: (hold) => release(deps, hold),
    failing: 'A hold is released later',
  })

async function release(deps: Deps, hold: Hold): Promise<void> {
  try {
    await releaseHold(deps, hold)
  } catch (error) {
    // Every answered error so far has moved one of the two on, except this one.
    const refusals = hold.createAttempt + hold.releaseAttempt - 1
    if (error instanceof ProviderAnswered && refusals >= REFUSALS_UNTIL_REPORTED)
      await deps.transaction((tx) =>
        reportDiscrepancy(
          tx,
          {
            offerId: hold.offerId,
            kind: 'release_refused',
            says: `The provider refuses to release this hold. ${error.userMessage}`,
          },
          deps.clock(),
        ),
      )
    throw error
  }
}
