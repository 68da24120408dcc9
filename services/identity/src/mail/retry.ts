import { setTimeout as delay } from 'node:timers/promises'

/** Repeats a write that must not be lost while the database is away; throws its failure once the time is over. */
export async function withRetry(
  write: () => Promise<void>,
  { everyMs, withinMs }: { everyMs: number; withinMs: number },
): Promise<void> {
  const limit = Date.now() + withinMs
  for (;;)
    try {
      return await write()
    } catch (error) {
      if (Date.now() + everyMs > limit) throw error
      await delay(everyMs)
    }
}
