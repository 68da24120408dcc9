/** How often to try an event, and how long while only the store fails. */
export interface Patience {
  /** The wait before each further attempt; after the last one the event is parked. */
  backOffMs: readonly number[]
  /** An event that has failed for this long only because of the store is parked all the same. */
  storeMs: number
}

interface Trial {
  attempts: number
  failures: number
  storeFailures: number
  since: number
}

const LONGEST_STORE_WAIT_MS = 60_000
/** So many failing events of one producer may wait for their retry; a hundred bytes each. */
export const MOST_WAITING = 20_000
const REMEMBERED = MOST_WAITING + 1_000 // the oldest are forgotten

export type Trials = ReturnType<typeof createTrials>

/**
 * Counts each event's failures. NATS counts deliveries, and a slow database causes many of those, which is not the event's
 * fault. A restart resets the counts.
 */
export function createTrials({ backOffMs, storeMs }: Patience, now: () => number = Date.now) {
  const trials = new Map<number, Trial>()
  const trialOf = (event: number): Trial => {
    const known = trials.get(event)
    if (known) return known
    if (trials.size >= REMEMBERED) trials.delete(trials.keys().next().value!)
    const trial = { attempts: 0, failures: 0, storeFailures: 0, since: now() }
    trials.set(event, trial)
    return trial
  }
  return {
    /** The wait before the next attempt; `null` when there is none. */
    failed(event: number, { byStore }: { byStore: boolean }): number | null {
      const trial = trialOf(event)
      trial.attempts++
      if (!byStore) return backOffMs[trial.failures++] ?? null
      if (now() - trial.since > storeMs) return null
      const wait = backOffMs[Math.min(trial.storeFailures++, backOffMs.length - 1)] ?? 0
      return Math.min(wait, LONGEST_STORE_WAIT_MS)
    },

    /** How often the event failed. */
    attempts: (event: number): number => trials.get(event)?.attempts ?? 0,

    ended: (event: number): void => void trials.delete(event),
  }
}
