import type { Db } from 'mongodb'
import { listen } from './change-signals.ts'
import { takeLease } from './lease.ts'

export interface LeasedWork {
  db: Db
  /** What only one process may hold. */
  lease: string
  /** The bell to listen for. */
  bell?: string
  onSignal?: () => void
}

/**
 * Works while a lease lasts. Once it is lost, or its signals can no longer be received, the signal aborts, and when the work has ended
 * this throws. While another process has the lease nothing is done.
 */
export async function whileLeased(
  { db, lease: name, bell, onSignal = () => {} }: LeasedWork,
  signal: AbortSignal,
  work: (alone: AbortSignal) => Promise<void>,
): Promise<void> {
  const lease = await takeLease(db, name)
  if (!lease) return
  const watch = bell ? listen(db, bell, onSignal) : undefined
  const lost = watch ? AbortSignal.any([lease.lost, watch.lost]) : lease.lost
  try {
    await work(AbortSignal.any([signal, lost]))
    if (!signal.aborted) lost.throwIfAborted()
  } finally {
    await watch?.close()
    await lease.release()
  }
}
