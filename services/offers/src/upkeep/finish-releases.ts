import type { Deps } from '../deps.ts'
import { openHoldStatuses } from '../payments/hold-states.ts'
import { ProviderAnswered } from '../payments/provider-error.ts'
import { releaseHold } from '../payments/release-holds.ts'
import { BATCH } from './batch.ts'
import { reportDiscrepancy } from './discrepancies.ts'

const TRIES_UNTIL_REPORTED = 10

/** Money of ended offers that is not free yet. */
export async function finishReleases(deps: Deps): Promise<void> {
  const holds = await deps.db.hold.findMany({
    where: { releaseWantedAt: { not: null }, status: { in: [...openHoldStatuses] } },
    orderBy: { releaseWantedAt: 'asc' },
    take: BATCH,
  })
  for (const hold of holds) {
    try {
      await releaseHold(deps, hold)
    } catch (error) {
      if (!(error instanceof ProviderAnswered)) throw error
      deps.logger.warn({ offerId: hold.offerId, err: error }, 'The provider refused a release')
      if (hold.releaseAttempt < TRIES_UNTIL_REPORTED) continue
      await deps.transaction((tx) =>
        reportDiscrepancy(tx, deps, {
          offerId: hold.offerId,
          kind: 'release_refused',
          says: `The provider refuses to release this hold. ${error.says}`,
        }),
      )
    }
  }
}
