import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { countsBell } from '../likes/mark-dirty.ts'
import { recountMarked } from './recount.ts'
import { tallyPosts } from './tally-posts.ts'

/** The bell calls at once; this is for a ring that was not heard. */
const EVERY_MS = 1_000

/** Keeps stored counts what the pairs say, and sums what the discussions add, in one replica at a time. */
export function counting(
  deps: Pick<Deps, 'db' | 'transaction' | 'logger'>,
  leaseOf: (name: string, rungBy: string) => Lease,
  known = new Set<string>(),
): Background {
  return {
    name: 'counting',
    lease: leaseOf('counting', countsBell),
    works: [
      { name: 'recount', everyMs: EVERY_MS, isCalled: true, round: ({ signal }) => recountMarked(deps, signal) },
      { name: 'tally', everyMs: EVERY_MS, round: ({ signal }) => tallyPosts(deps, signal, known) },
    ],
  }
}
