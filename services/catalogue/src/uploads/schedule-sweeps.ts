import type { BackgroundWork } from '@storyright/service-kit'
import type { FastifyBaseLogger } from 'fastify'

interface Schedule {
  everyMs: number
  /** Whether every subscription is in force. */
  isUpToDate: () => boolean
  sweep: (now: Date) => Promise<{ images: number; files: number }>
  logger: Pick<FastifyBaseLogger, 'info'>
}

/** Sweeps periodically. The first sweep waits too, so that events missed during downtime are consumed by then. */
export function scheduleSweeps({ everyMs, isUpToDate, sweep, logger }: Schedule): BackgroundWork {
  return {
    name: 'sweeping uploads',
    everyMs,
    restsFirst: true,
    async round({ now }) {
      if (!isUpToDate()) return
      const removed = await sweep(now)
      if (removed.images + removed.files > 0) logger.info(removed, 'Removed uploads that nobody uses')
    },
  }
}
