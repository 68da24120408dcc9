import { Refusal } from '@storyright/contracts'
import { captureClaim } from '../acceptance/capture-claim.ts'
import type { Deps } from '../deps.ts'
import { ago, BATCH } from './batch.ts'
import type { Pace } from './upkeep.ts'

/** Captures whose outcome nobody waited for: the provider was away, or the process ended. */
export async function finishCaptures(deps: Deps, { unfinishedAfterMs }: Pace): Promise<void> {
  const claims = await deps.db.claim.findMany({
    where: { committedAt: null, workedAt: { lte: ago(deps, unfinishedAfterMs) } },
    orderBy: { workedAt: 'asc' },
    take: BATCH,
  })
  for (const { offerId } of claims) {
    try {
      await captureClaim(deps, offerId)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 503) return // the provider is still away
      deps.logger.warn({ offerId, err: error }, 'An acceptance was undone')
    }
  }
}
