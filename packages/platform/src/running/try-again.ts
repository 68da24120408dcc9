import { setTimeout as pause } from 'node:timers/promises'

const PAUSES_MS = [1_000, 4_000, 15_000, 30_000]

/**
 * Does work that may meet a server which is busy or about to come back, with a pause before each further try. `note` learns why one failed,
 * and in how many seconds the next follows; the fault of the last is thrown.
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  note: (fault: Error, seconds: number) => void,
  pausesMs: readonly number[] = PAUSES_MS,
  signal?: AbortSignal,
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work()
    } catch (fault) {
      signal?.throwIfAborted() // that is why it failed
      note(fault as Error, pauseMs / 1000)
      await pause(pauseMs, undefined, { ...(signal && { signal }) })
    }
  }
  return work()
}
