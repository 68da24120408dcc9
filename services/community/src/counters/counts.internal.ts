import { repairCounts as call } from '@storyright/contracts/http'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Difference, repairCounts } from './repair-counts.ts'

/** What an operator is shown; the rest is repaired as well. */
const MOST_SHOWN = 100

/** Compares and repairs the stored counts when an operator asks. */
export function mountCounts(deps: Pick<Deps, 'db' | 'transaction'>) {
  return (scope: FastifyInstance): void => {
    scope.post(call.path, async () => {
      const differences: Difference[] = []
      let repaired = 0
      for await (const difference of repairCounts(deps)) {
        repaired++
        if (differences.length < MOST_SHOWN) differences.push(difference)
      }
      return { repaired, differences }
    })
  }
}
