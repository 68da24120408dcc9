import { setTimeout as wait } from 'node:timers/promises'

const LONGEST_WAIT_MS = 5_000

export type KeyedMutex = ReturnType<typeof createKeyedMutex>

/**
 * Lets work on the same thing go one after the other within this process, where side by side its transactions would only have each
 * other start over, or each occupy a connection while it waits for the same lock. It saves work and guarantees nothing: other processes have queues of their own, and nobody waits longer than
 * `longestWaitMs` for those before.
 */
export function createKeyedMutex({ longestWaitMs = LONGEST_WAIT_MS } = {}) {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key)
    const mine = before ? atMost(longestWaitMs, before).then(work) : work()
    const ended = mine.catch(() => undefined)
    last.set(key, ended)
    try {
      return await mine
    } finally {
      if (last.get(key) === ended) last.delete(key)
    }
  }
}

async function atMost(ms: number, before: Promise<unknown>): Promise<void> {
  const enough = new AbortController()
  const longest = wait(ms, undefined, { signal: enough.signal }).catch(() => undefined)
  await Promise.race([before, longest])
  enough.abort()
}
