import type { FastifyBaseLogger } from 'fastify'

interface Schedule {
  everyMs: number
  clock: () => Date
  /** Whether everything that others say is being heard. */
  isUpToDate: () => boolean
  sweep: (now: Date) => Promise<{ images: number; files: number }>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/**
 * Sweeps time and again; answers how to end that. The first sweep waits too: what happened while the service was away is
 * heard by then.
 */
export function scheduleSweeps({ everyMs, clock, isUpToDate, sweep, log }: Schedule): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    if (isUpToDate()) running ??= sweepOnce().finally(() => (running = undefined))
  }, everyMs)
  timer.unref()

  async function sweepOnce(): Promise<void> {
    try {
      const removed = await sweep(clock())
      if (removed.images + removed.files > 0) log.info(removed, 'Removed uploads that nobody uses')
    } catch (error) {
      log.error({ error }, 'Uploads could not be swept; the next sweep tries again')
    }
  }

  return async () => {
    clearInterval(timer)
    await running
  }
}
