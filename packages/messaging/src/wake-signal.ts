/** Notices that there is work: remembered when they come while nothing waits, and an end when nothing more can come. */
export function createWakeSignals() {
  let noticed = false
  let lost: Error | undefined
  let wake = () => {}

  return {
    notice(): void {
      noticed = true
      wake()
    },
    lose(error: Error): void {
      lost ??= error
      wake()
    },
    /** Waits for a notice, the time or an abort; rejects once nothing more can come. */
    async next(milliseconds: number, signal: AbortSignal): Promise<void> {
      if (!noticed && !lost && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          const stop = () => wake()
          signal.addEventListener('abort', stop)
          wake = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', stop)
            resolve()
          }
        })
      if (lost) throw lost
      noticed = false
    },
  }
}
