import { setTimeout as pause } from 'node:timers/promises'

interface Trying {
  /** How long to wait before each further try; there are as many. */
  pausesMs?: readonly number[]
  /** Learns why one failed, and in how many seconds the next one follows. */
  note: (fault: Error, seconds: number) => void
}

const PAUSES_MS = [1_000, 4_000, 15_000]

/** Does work that may meet a server which is busy or about to come back; the fault of the last try is thrown. */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  { pausesMs = PAUSES_MS, note }: Trying,
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work()
    } catch (fault) {
      note(fault as Error, pauseMs / 1000)
      await pause(pauseMs)
    }
  }
  return work()
}
