import type { Background, Lease } from '@storyright/service-kit'
import { rollActivities } from './roll-activities.ts'
import { finishGeneration, LIVES_FOUND, type RollDeps, rollLives } from './roll-entity-history.ts'
import { beginRolling } from './rollup-watermark.ts'

/** Those whose events are being handled meanwhile wait for a roller's transaction, or it for theirs: so many at once, and seldom. */
const EVERY_MS = 5_000

/** Counts all that is new; what comes meanwhile may be left to the next time. */
export async function rollAll(deps: RollDeps, signal?: AbortSignal): Promise<void> {
  await beginRolling(deps.db)
  while ((await rollLives(deps)) === LIVES_FOUND) signal?.throwIfAborted()
  await finishGeneration(deps)
  while ((await rollActivities(deps)) > 0) signal?.throwIfAborted()
}

/** One replica at a time rolls what happens into figures. */
export function rollFigures(deps: RollDeps, lease: Lease): Background {
  return {
    name: 'figures',
    lease,
    works: [{ name: 'roll figures', everyMs: EVERY_MS, round: ({ signal }) => rollAll(deps, signal) }],
  }
}
