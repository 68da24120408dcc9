import { setTimeout as delay } from 'node:timers/promises'

/** Repeats a check until it no longer throws, and returns its value; after `within` milliseconds throws its failure. */
export async function eventually<Value>(
  check: () => Value | Promise<Value>,
  { within = 15_000 }: { within?: number } = {},
): Promise<Value> {
  const limit = Date.now() + within
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.4, 100))
    try {
      return await check()
    } catch (failure) {
      if (Date.now() > limit) throw failure
      await delay(pauseMs) // longer and longer: who waits takes time from what is waited for
    }
}
