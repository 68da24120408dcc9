import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { alone, type Lease } from './lease.ts'
import { createProviderQueue } from './provider-queue.ts'
import { type Pace, steps, takeStep } from './upkeep.ts'

interface UpkeepOptions {
  databaseUrl: string
  everyMs: number
  pace: Pace
}

/** Runs the upkeep in one replica at a time, from the start until it is stopped. */
export function runUpkeep(deps: Deps, { databaseUrl, everyMs, pace }: UpkeepOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      await alone(databaseUrl, signal, (lease) => everyStep(deps, lease, { everyMs, pace })).catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'Upkeep waits for the database'),
      )
      await rest(everyMs, signal)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

type Rhythm = Omit<UpkeepOptions, 'databaseUrl'>

/** Each step goes its own rounds, so that none waits for another; only the provider's queue is shared. */
async function everyStep(deps: Deps, { signal, bell }: Lease, { everyMs, pace }: Rhythm): Promise<void> {
  const providerIn = createProviderQueue(deps.provider, signal)
  const rounds = Object.entries(steps).map(async ([name, { lane, isCalled = false }]) => {
    const own = lane ? { ...deps, provider: providerIn(lane) } : deps
    while (!signal.aborted) {
      const since = bell.rings
      await takeStep(name, own, pace, signal)
      await (isCalled ? bell.rest(since, everyMs, signal) : rest(everyMs, signal))
    }
  })
  await Promise.all(rounds)
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined)
