import { setTimeout as delay } from 'node:timers/promises'
import { machineFactor } from './machine-factor.ts'

type Nudge = () => unknown

const nudges = new Set<Nudge>()
const NUDGE_EVERY_MS = 250

/**
 * What a harness does whenever a test begins to wait, and again while it waits on: background work that would otherwise run all the
 * time, whether anybody waits for it or not, runs then. Returns what ends it.
 */
export function whileTestsWait(nudge: Nudge): () => void {
  nudges.add(nudge)
  return () => void nudges.delete(nudge)
}

/** Repeats a check until it no longer throws, and returns its value; after `within` milliseconds (of a quiet machine) throws its failure. */
export async function eventually<Value>(
  check: () => Value | Promise<Value>,
  { within = 15_000 }: { within?: number } = {},
): Promise<Value> {
  const limit = Date.now() + within * machineFactor()
  let nudgedAt = 0
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.4, 100))
    try {
      return await check()
    } catch (failure) {
      if (Date.now() > limit) throw failure
      if (Date.now() - nudgedAt >= NUDGE_EVERY_MS) {
        nudgedAt = Date.now()
        for (const nudge of nudges) nudge()
      }
      await delay(pauseMs) // longer and longer: who waits takes time from what is waited for
    }
}
