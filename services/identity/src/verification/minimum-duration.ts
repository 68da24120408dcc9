import { setTimeout as delay } from 'node:timers/promises'

// Longer than the slower of the two ways takes on a busy machine.
const FLOOR_MS = 150

/** Pads the response time, so that it does not reveal whether an account exists. */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), delay(FLOOR_MS)])
  return result
}
