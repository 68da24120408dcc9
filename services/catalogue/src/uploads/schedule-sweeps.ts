import type { BackgroundWork } from '@storyright/service-kit'
import type { FastifyBaseLogger } from 'fastify'

interface Schedule {
  everyMs: number
  /** Whether everything that others say is being heard. */
  isUpToDate: () => boolean
  sweep: (now: Date) => Promise<{ images: number; files: number }>
  logger: Pick<FastifyBaseLogger, 'info'>
}

/** Sweeps time and again. The first sweep waits too: what happened while the service was away is heard by then. */
export const scheduleSweeps = ({ everyMs, isUpToDate, sweep, logger }: Schedule): BackgroundWork => ({
  name: 'sweeping uploads',
  everyMs,
  restsFirst: true,
  async round({ now }) {
    if (!isUpToDate()) return
    const removed = await sweep(now)
    if (removed.images + removed.files > 0) logger.info(removed, 'Removed uploads that nobody uses')
  },
})
