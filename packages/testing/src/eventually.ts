import { setTimeout as delay } from 'node:timers/promises'
import { machineFactor } from './machine-factor.ts'

/** Repeats a check until it no longer throws, and returns its value; after `within` milliseconds (of a quiet machine) throws its failure. */
export async function eventually<Value>(
  check: () => Value | Promise<Value>,
  { within = 15_000 }: { within?: number } = {},
): Promise<Value> {
  const limit = Date.now() + within * machineFactor()
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.4, 100))
    try {
      return await check()
    } catch (failure) {
      if (Date.now() > limit) throw failure
      await delay(pauseMs) // longer and longer: who waits takes time from what is waited for
    }
}
