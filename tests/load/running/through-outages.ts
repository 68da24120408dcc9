import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_MS = 300_000
const EVERY_MS = 1_000

/**
 * Writes, and writes again what a database did not confirm: what plays MongoDB answers nobody while it reads something large. Only for
 * writes that may come twice.
 */
export async function throughOutages(write: () => Promise<unknown>): Promise<void> {
  const limit = Date.now() + LONGEST_MS
  for (;;)
    try {
      await write()
      return
    } catch (error) {
      if (!isOutage(error) || Date.now() > limit) throw error
      await pause(EVERY_MS)
    }
}

/** Whether it is the connection that failed; bulk writes say so in what they stand for. */
function isOutage(error: unknown): boolean {
  const { name, cause, errorResponse } = error as Error & { errorResponse?: Error }
  const outage = /^Mongo(Network|ServerSelection|WaitQueueTimeout|PoolCleared)|^PoolCleared/
  return outage.test(name) || [cause, errorResponse].some((one) => one !== undefined && isOutage(one))
}
