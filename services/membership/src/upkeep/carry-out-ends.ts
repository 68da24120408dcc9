import type { Deps } from '../deps.ts'
import { carryOutEnd } from '../ending/carry-out-end.ts'
import type { Pace } from './pace.ts'
import { tryMembers } from './try-members.ts'

/** Carries out the ends that were decided: by events at once, and those that a request left unfinished. */
export const carryOutEnds = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryMembers(deps, pace, signal, {
    where: () => ({ endBecause: { not: null } }),
    work: ({ personId }) => carryOutEnd(deps, personId),
    failing: 'A membership is ended later',
  })
