import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { UPKEEP_CHANNEL } from '../offers/endings.ts'
import type { Pace } from './pace.ts'
import { createProviderQueue } from './provider-queue.ts'
import { steps } from './upkeep.ts'

const SELDOM_MS = 5_000

interface UpkeepOptions {
  everyMs: number
  pace: Pace
  /** Every step starts when the bell rings, and not only those that others wait for: what tests run by. */
  isCalled?: boolean
  leaseOf: (name: string, rungBy: string) => Lease
}

/** The upkeep, run by one replica at a time: each step has its own schedule, and only the provider's queue is shared. */
export function upkeep(deps: Deps, { everyMs, pace, isCalled: allCalled = false, leaseOf }: UpkeepOptions): Background {
  return {
    name: 'upkeep',
    lease: leaseOf('upkeep', UPKEEP_CHANNEL),
    works(signal) {
      const providerIn = createProviderQueue(deps.provider, signal)
      return Object.entries(steps).map(([name, { run, lane, isCalled = false }]) => {
        const own = lane ? { ...deps, provider: providerIn(lane) } : deps
        return {
          name,
          everyMs: allCalled ? SELDOM_MS : everyMs,
          isCalled: isCalled || allCalled,
          round: () => run(own, pace, signal),
        }
      })
    },
  }
}
