import { refusals } from '@storyright/contracts/vocabulary'

/** Lets `atOnce` pieces of work run and `waiting` more wait; turns the rest away. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusals.unavailable({ retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
