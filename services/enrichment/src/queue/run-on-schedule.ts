import { enrichmentBatches, enrichmentSources } from '@storyright/contracts/vocabulary'
import type { Background } from '@storyright/service-kit'
import { type BatchDeps, runBatch } from './run-batch.ts'

/** Runs a batch of the usual size of every source every so often, where that is configured. */
export function runOnSchedule(deps: BatchDeps, everyMs: number, lease: NonNullable<Background['lease']>): Background {
  return {
    name: 'enriching on schedule',
    lease,
    works: enrichmentSources.map((source) => ({
      name: `enriching on schedule from ${source}`,
      everyMs,
      restsFirst: true,
      round: () => runBatch(deps, { source, size: enrichmentBatches[source].standard, isImpatient: false }),
    })),
  }
}
