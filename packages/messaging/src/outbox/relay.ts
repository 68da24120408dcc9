import { jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Bus } from '../bus/bus.ts'
import { ensureStream, producerStream, STREAM_DAYS } from '../bus/streams.ts'
import type { OnCheckpoint } from '../checkpoint.ts'
import type { Logger } from '../logger.ts'
import { pause } from '../pause.ts'
import type { MessagingStore, OutboxLease } from '../store.ts'
import { publishAll } from './publish.ts'
import { waves } from './waves.ts'

export interface RelayOptions {
  service: string
  bus: Bus
  store: Pick<MessagingStore<never>, 'acquireLease'>
  logger: Logger
  replicas?: number | undefined
  checkpoint: OnCheckpoint
  /** How often the outbox is looked at even though nobody woke the relay. */
  pollMs: number
  /** Called whenever this process has become the service's one relay. */
  onLease: () => void
  signal: AbortSignal
}

const DAY = 24 * 60 * 60_000
const BATCH = 100
const RETRY_MS = 500
const CLEAN_EVERY_MS = 60 * 60_000
/** How long what was sent can be told again. */
export const KEEP_SENT_MS = 7 * DAY
// An event may be delivered for as long as its stream keeps it; its inbox row must still be there then.
const KEEP_HANDLED_MS = (STREAM_DAYS + 5) * DAY

/** Publishes the outbox for as long as the signal lets it, whatever becomes of NATS and the store meanwhile. */
export async function runRelay(options: RelayOptions): Promise<void> {
  const { bus, store, service, logger, signal } = options
  let healthy = true
  while (!signal.aborted)
    try {
      const nats = await bus.connection()
      await ensureStream(nats, producerStream(service), options.replicas)
      const lease = await store.acquireLease(signal)
      options.onLease()
      try {
        await relayWhileLeased(options, nats, lease, () => {
          healthy = true
        })
      } finally {
        await lease.release()
      }
    } catch (error) {
      if (signal.aborted) return
      if (healthy) logger.warn({ error, service }, 'The relay was interrupted and keeps trying')
      healthy = false
      await pause(RETRY_MS, signal)
    }
}

async function relayWhileLeased(
  { service, checkpoint, pollMs, signal }: RelayOptions,
  nats: NatsConnection,
  lease: OutboxLease,
  onSuccess: () => void,
): Promise<void> {
  const target = { nats, jetstream: jetstream(nats), stream: service }
  let cleaned = 0
  while (!signal.aborted) {
    const batch = await lease.unsent(BATCH)
    if (batch.length > 0) await checkpoint('claimed')
    for (const run of waves(batch)) {
      const { sent, failure } = await publishAll(target, run)
      await checkpoint('published')
      await lease.markSent(sent)
      await checkpoint('marked')
      if (failure) throw failure
    }
    onSuccess()
    if (Date.now() - cleaned > CLEAN_EVERY_MS) {
      cleaned = Date.now()
      await lease.clean({ sent: new Date(cleaned - KEEP_SENT_MS), handled: new Date(cleaned - KEEP_HANDLED_MS) })
    }
    if (batch.length < BATCH) await lease.waitForWork(pollMs, signal)
  }
}
