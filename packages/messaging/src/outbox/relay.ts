import type { Bus } from '../bus/bus.ts'
import { STREAM_DAYS } from '../bus/streams.ts'
import type { OnCheckpoint } from '../checkpoint.ts'
import type { Logger } from '../logger.ts'
import { pause } from '../pause.ts'
import type { MessagingStore, OutboxLease, OutboxMessage } from '../store.ts'
import type { Channel, Publish } from './channels.ts'

export interface RelayOptions {
  service: string
  /** What this relay publishes, and how. The relays of two channels are independent. */
  channel: Channel
  bus: Bus
  store: Pick<MessagingStore<never>, 'acquireLease'>
  logger: Logger
  checkpoint: OnCheckpoint
  /** How often to poll the outbox without a notification. */
  pollMs: number
  /** Called whenever this process has become the service's one relay. */
  onLease: () => void
  signal: AbortSignal
}

const DAY = 24 * 60 * 60_000
const BATCH = 100
const RETRY_MS = 500
const CLEAN_EVERY_MS = 60 * 60_000
/** How long published messages are kept for resending. */
export const KEEP_SENT_MS = 7 * DAY
// An event may be delivered for as long as its stream keeps it; its inbox row must still be there then.
const KEEP_HANDLED_MS = (STREAM_DAYS + 5) * DAY

/**
 * Publishes one kind of outbox message until the signal aborts, surviving outages of NATS and the store.
 * Not background work: the connection that holds the lease is the one that reads, so a relay that has lost the
 * lease reads nothing more to publish.
 */
export async function runRelay(options: RelayOptions): Promise<void> {
  const { bus, store, service, channel, logger, signal } = options
  const { kind } = channel
  let healthy = true
  while (!signal.aborted)
    try {
      const nats = await bus.connection()
      const publish = await channel.open(nats)
      const lease = await store.acquireLease(kind, signal)
      options.onLease()
      try {
        await relayWhileLeased(options, publish, lease, () => {
          healthy = true
        })
      } finally {
        await lease.release()
      }
    } catch (error) {
      if (signal.aborted) return
      if (healthy) logger.warn({ error, service, kind }, 'A relay was interrupted and keeps trying')
      healthy = false
      await pause(RETRY_MS, signal)
    }
}

async function relayWhileLeased(
  { channel, checkpoint, pollMs, signal }: RelayOptions,
  publish: Publish,
  lease: OutboxLease,
  onSuccess: () => void,
): Promise<void> {
  let cleaned = Number.NEGATIVE_INFINITY
  while (!signal.aborted) {
    const batch = await lease.unsent(BATCH)
    if (batch.length > 0) await checkpoint('claimed')
    for (const run of waves(batch)) {
      const { sent, failure } = await publish(run)
      await checkpoint('published')
      await lease.markSent(sent)
      await checkpoint('marked')
      if (failure) throw failure
    }
    onSuccess()
    if (channel.kind === 'event' && performance.now() - cleaned > CLEAN_EVERY_MS) {
      cleaned = performance.now()
      await lease.clean({ sentMs: KEEP_SENT_MS, handledMs: KEEP_HANDLED_MS })
    }
    if (batch.length < BATCH) await lease.waitForWork(pollMs, signal)
  }
}

/**
 * Splits a batch into waves that may be published together. Two messages of one entity never share a wave, so a failed one is
 * never overtaken by its successor.
 */
export function waves(batch: readonly OutboxMessage[]): OutboxMessage[][] {
  const runs: OutboxMessage[][] = []
  let entities = new Set<string>()
  for (const message of batch) {
    const entity = entityOf(message)
    const current = runs.at(-1)
    if (!current || entities.has(entity)) {
      runs.push([message])
      entities = new Set([entity])
    } else {
      current.push(message)
      entities.add(entity)
    }
  }
  return runs
}

// Control messages of one subject keep their order among themselves.
function entityOf({ kind, subject }: OutboxMessage): string {
  return kind === 'control' ? subject : subject.slice(subject.lastIndexOf('.') + 1)
}
