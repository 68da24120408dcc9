import type { Background, Lease } from '@storyright/service-kit'
import { rollActivities } from './roll-activities.ts'
import { finishGeneration, type RollDeps, rollLives } from './roll-lives.ts'
import { beginRolling } from './rolled.ts'

const EVERY_MS = 2_000

/** Counts all that is new. */
export async function rollAll(deps: RollDeps, signal?: AbortSignal): Promise<void> {
  await beginRolling(deps.db)
  while ((await rollLives(deps)) > 0) signal?.throwIfAborted()
  await finishGeneration(deps)
  while ((await rollActivities(deps)) > 0) signal?.throwIfAborted()
}

/** One replica at a time rolls what happens into figures. */
export const rollFigures = (deps: RollDeps, lease: Lease): Background => ({
  name: 'figures',
  lease,
  works: [{ name: 'roll figures', everyMs: EVERY_MS, round: ({ signal }) => rollAll(deps, signal) }],
})
