import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 1_000

interface Agreeing {
  /** Faults that an earlier run has left for good. */
  known: ReadonlySet<string>
  limitMs: number
}

/** Waits until the books show no new fault; how long that took, and what is left of them at the limit. */
export async function untilAgreed(books: () => Promise<string[]>, { known, limitMs }: Agreeing) {
  const began = Date.now()
  for (;;) {
    const faults = (await books()).filter((one) => !known.has(one))
    const took = Date.now() - began
    if (faults.length === 0) return { seconds: took / 1000, faults }
    if (took > limitMs) return { seconds: Number.POSITIVE_INFINITY, faults }
    await pause(LOOK_EVERY_MS)
  }
}
