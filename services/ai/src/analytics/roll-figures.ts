import type { Background, Lease } from '@storyright/service-kit'
import { rollActivities } from './roll-activities.ts'
import { finishGeneration, LIVES_FOUND, type RollDeps, rollEntityHistory } from './roll-entity-history.ts'
import { beginRolling } from './rollup-watermark.ts'

/** Event handlers and the roller may wait for each other's transactions: so batches are limited, and rare. */
const EVERY_MS = 5_000

/** Counts all that is new; what comes meanwhile may be left to the next time. */
export async function rollAll(deps: RollDeps, signal?: AbortSignal): Promise<void> {
  await beginRolling(deps.db)
  while ((await rollEntityHistory(deps)) === LIVES_FOUND) signal?.throwIfAborted()
  await finishGeneration(deps)
  while ((await rollActivities(deps)) > 0) signal?.throwIfAborted()
}

/** Rolls activities and histories into figures, in one replica at a time. */
export function rollFigures(deps: RollDeps, lease: Lease): Background {
  return {
    name: 'figures',
    lease,
    works: [{ name: 'roll figures', everyMs: EVERY_MS, round: ({ signal }) => rollAll(deps, signal) }],
  }
}
