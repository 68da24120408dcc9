import { setImmediate as turn } from 'node:timers/promises'
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import type { Bus } from '../bus/bus.ts'
import { deadLetterStream, ensureStream, type StreamPlan } from '../bus/streams.ts'
import { parkMessage } from '../dead-letters/park.ts'
import { pause } from '../pause.ts'
import { attempt, type Delivery, deliver, handleIn } from './deliver.ts'
import { prepare } from './subscription.ts'
import { createTrials, MOST_WAITING, type Patience } from './trials.ts'

/** A stream this service consumes, and which of its subjects. */
export interface Source {
  stream: StreamPlan
  subjects: string[]
}

export interface ConsumerOptions<Tx> extends Omit<Delivery<Tx>, 'park' | 'trials'> {
  bus: Bus
  source: Source
  patience: Patience
  ackWaitMs: number
  replicas?: number | undefined
  /** Called whenever the consumer has (re)started. */
  onRunning: () => void
}

const RETRY_MS = 500
const CONSUMER_EXISTS = 10_148
// Few unacknowledged at once: what a stopping process leaves behind is redelivered only after the ack wait.
const IN_HAND = 20

/** Consumes one stream until the signal aborts; recreates stream and consumer if NATS has lost them. */
export async function runConsumer<Tx>(options: ConsumerOptions<Tx>): Promise<void> {
  const { bus, source, service, logger, signal } = options
  const { eventsAtOnce } = options.store
  const inHand = Math.max(IN_HAND, 2 * eventsAtOnce)
  const trials = createTrials(options.patience)
  let healthy = true
  while (!signal.aborted)
    try {
      const nats = await bus.connection()
      await ensureConsumer(nats, options)
      const consumer = await jetstream(nats).consumers.get(source.stream.name, service)
      const messages = await consumer.consume({ max_messages: inHand, abort_on_missing_resource: true })
      const stop = () => messages.stop()
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop() // while it was being made
      healthy = true
      options.onRunning()
      const delivery: Delivery<Tx> = { ...options, trials, park: (...letter) => park(nats, options, ...letter) }
      try {
        for await (const batch of inBatches(messages, eventsAtOnce)) {
          if (signal.aborted) break
          if (batch.length > 1 && (await deliverTogether(delivery, batch))) continue
          for (const message of batch) if (!signal.aborted) await deliver(delivery, message)
        }
      } finally {
        signal.removeEventListener('abort', stop)
        await messages.close()
      }
    } catch (error) {
      if (signal.aborted) return
      if (healthy) logger.warn({ error, service, stream: source.stream.name }, 'A consumer was interrupted')
      healthy = false
      await pause(RETRY_MS, signal)
    }
}

async function ensureConsumer<Tx>(nats: NatsConnection, options: ConsumerOptions<Tx>): Promise<void> {
  const { source, service, ackWaitMs, replicas } = options
  await ensureStream(nats, source.stream, replicas)
  await ensureStream(nats, deadLetterStream, replicas)
  const { consumers } = await jetstreamManager(nats, { checkAPI: false })
  const { name } = source.stream
  // These may be others in another version of the service.
  const changing = {
    filter_subjects: source.subjects,
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: MOST_WAITING, // by itself NATS delivers nothing more while a thousand of them wait
  }
  try {
    await consumers.add(name, {
      ...changing,
      durable_name: service,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1, // we count ourselves: NATS would silently drop the message
    })
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== CONSUMER_EXISTS) throw error
    await consumers.update(name, service, changing)
  }
}

const park = <Tx>(
  nats: NatsConnection,
  { service, source }: ConsumerOptions<Tx>,
  ...[message, reason, attempts]: Parameters<Delivery<Tx>['park']>
) => parkMessage(nats, { service, stream: source.stream.name, message, reason, attempts })

/**
 * Handles several deliveries in one transaction and acknowledges them. If anything fails, nothing has happened, and this returns
 * so: one by one it shows which of them it was, so that one that fails for good holds up no other.
 */
async function deliverTogether<Tx>(delivery: Delivery<Tx>, messages: readonly JsMsg[]): Promise<boolean> {
  const { checkpoint, store, subscriptions, trials } = delivery
  const prepared = messages.map((message) => attempt(() => prepare(message, subscriptions)))
  if (prepared.some((one) => 'error' in one)) return false
  const events = prepared.flatMap((one) => ('value' in one ? [one.value] : []))
  for (const _ of messages) await checkpoint('delivered')
  try {
    await store.transaction((tx) => handleIn(tx, delivery, events))
  } catch {
    return false
  }
  for (const message of messages) {
    await checkpoint('committed')
    message.ack()
    trials.ended(message.seq)
    await checkpoint('acknowledged')
  }
  return true
}

/**
 * Yields batches of messages: at least one, and as many as are there already. NATS' own count of them cannot be
 * trusted for it: it also counts deliveries by a consumer's reported state.
 */
export async function* inBatches<Message>(messages: AsyncIterable<Message>, atMost: number): AsyncGenerator<Message[]> {
  const iterator = messages[Symbol.asyncIterator]()
  let coming = upcoming(iterator)
  try {
    for (let first = await coming; !first.done; first = await coming) {
      coming = upcoming(iterator)
      const batch = [first.value]
      while (batch.length < atMost) {
        const next = await Promise.race([coming, turn(undefined)])
        if (!next || next.done) break
        coming = upcoming(iterator)
        batch.push(next.value)
      }
      yield batch
    }
  } finally {
    // An iterator that is no longer read can be closed only once its pending messages have come.
    iterator.return?.().catch(() => undefined)
  }
}

/** A failure may come after the last reader is gone. */
function upcoming<Message>(iterator: AsyncIterator<Message>): Promise<IteratorResult<Message>> {
  const next = iterator.next()
  next.catch(() => undefined)
  return next
}
