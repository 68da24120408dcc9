import { setTimeout as delay } from 'node:timers/promises'

// Longer than the slower of the two ways takes on a busy machine.
const FLOOR_MS = 150

/** Answers no sooner than this, so that the time taken does not tell whether an account exists. */
export async function takingAtLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), delay(FLOOR_MS)])
  return result
}
