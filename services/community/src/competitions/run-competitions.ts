import type { Background, Lease } from '@storyright/service-kit'
import { advanceCompetition } from './advance-competition.ts'
import type { CompetitionJobDeps } from './competition-job-deps.ts'
import { competitionRows } from './competition-rows.ts'
import { competitionsSignal } from './competitions-signal.ts'

const EVERY_MS = 1_000
const AT_ONCE = 20

/** Opens and closes competitions at their times, and notifies people, in one replica at a time. */
export function runningCompetitions(
  deps: CompetitionJobDeps,
  leaseOf: (name: string, rungBy: string) => Lease,
): Background {
  return {
    name: 'competitions',
    lease: leaseOf('competitions', competitionsSignal),
    works: [
      { name: 'competitions', everyMs: EVERY_MS, isCalled: true, round: ({ signal }) => runCompetitions(deps, signal) },
    ],
  }
}

/** Takes one step after another until nothing is due. What fails holds up nothing else. */
export async function runCompetitions(deps: CompetitionJobDeps, signal: AbortSignal): Promise<void> {
  const failed: string[] = []
  while (!signal.aborted) {
    const due = await competitionRows
      .of(deps.db)
      .find({ due: { $lte: deps.clock() }, _id: { $nin: failed } }, { projection: { _id: 1 } })
      .sort({ due: 1 })
      .limit(AT_ONCE)
      .toArray()
    if (due.length === 0) break
    for (const { _id } of due) {
      if (signal.aborted) return
      try {
        await advanceCompetition(deps, _id)
      } catch (error) {
        failed.push(_id)
        deps.logger.error({ competitionId: _id, err: error }, 'A competition could not go on')
      }
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} competitions could not go on`)
}
