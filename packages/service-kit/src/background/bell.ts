/** Lets a periodic loop sleep until it is time or the bell rings, including a ring during its last round. */
export interface Bell {
  ring(): void
  /** How often it has rung. */
  readonly rings: number
  /** Sleeps, unless it rang since the count was taken. */
  rest(since: number, milliseconds: number, signal: AbortSignal): Promise<void>
}

export function createBell(): Bell {
  let rings = 0
  let waiting: (() => void)[] = []
  return {
    ring() {
      rings++
      for (const wake of waiting.splice(0)) wake()
    },
    get rings() {
      return rings
    },
    async rest(since, milliseconds, signal) {
      if (rings !== since || signal.aborted) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(wake, milliseconds)
        function wake() {
          clearTimeout(timer)
          signal.removeEventListener('abort', wake)
          waiting = waiting.filter((other) => other !== wake)
          resolve()
        }
        signal.addEventListener('abort', wake)
        waiting.push(wake)
      })
    },
  }
}
