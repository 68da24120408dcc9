import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { tellOccasions } from '../letters/tell-occasions.ts'
import { UPKEEP_CHANNEL } from '../members/decide-end.ts'
import { carryOutEnds } from './carry-out-ends.ts'
import { compareMembers } from './compare-members.ts'
import { endGrants } from './end-grants.ts'
import { finishUpgrades } from './finish-upgrades.ts'
import { forgetOld } from './forget-old.ts'
import { giveBackOwed } from './give-back-owed.ts'
import type { Pace } from './pace.ts'
import { takeOverLost } from './take-over-lost.ts'

/** One step of the upkeep: safe to repeat, continues past a row that fails, and stops at the signal. */
export interface Step {
  run(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void>
  /** Starts at once when its bell rings; other work keeps to its schedule. */
  isCalled?: boolean
}

export const steps: Record<string, Step> = {
  carryOutEnds: { run: carryOutEnds, isCalled: true },
  giveBackOwed: { run: giveBackOwed, isCalled: true },
  finishUpgrades: { run: finishUpgrades },
  compareMembers: { run: compareMembers, isCalled: true },
  takeOverLost: { run: takeOverLost },
  tellOccasions: { run: (deps, _pace, signal) => tellOccasions(deps, signal) },
  endGrants: { run: (deps, _pace, signal) => endGrants(deps, signal) },
  forgetOld: { run: forgetOld },
}

const SELDOM_MS = 5_000

interface UpkeepOptions {
  everyMs: number
  pace: Pace
  /** Every step starts when the bell rings, and not only those that others wait for: what tests run by. */
  isCalled?: boolean
  leaseOf: (name: string, rungBy: string) => Lease
}

/** The upkeep, run by one replica at a time: each step has its own schedule. */
export function upkeep(deps: Deps, { everyMs, pace, isCalled: allCalled = false, leaseOf }: UpkeepOptions): Background {
  return {
    name: 'upkeep',
    lease: leaseOf('upkeep', UPKEEP_CHANNEL),
    works: (signal) =>
      Object.entries(steps).map(([name, { run, isCalled = false }]) => ({
        name,
        everyMs: allCalled ? SELDOM_MS : everyMs,
        isCalled: isCalled || allCalled,
        round: () => run(deps, pace, signal),
      })),
  }
}
