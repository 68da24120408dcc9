/** Lets those who work in rounds rest until it is time or somebody rings, also if that was while they worked. */
export function createBell() {
  let rings = 0
  let waiting: (() => void)[] = []
  return {
    ring(): void {
      rings++
      for (const wake of waiting.splice(0)) wake()
    },
    get rings() {
      return rings
    },
    /** Rests, unless it rang since the count was taken. */
    async rest(since: number, milliseconds: number, signal: AbortSignal): Promise<void> {
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

export type Bell = ReturnType<typeof createBell>
