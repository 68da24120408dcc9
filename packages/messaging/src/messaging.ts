import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream'
import { countFromZero, gauge, type Measurement } from '@storyright/service-kit/telemetry'
import { type Bus, createBus } from './bus/bus.ts'
import { producerStream, REPLAYS, replayStream } from './bus/streams.ts'
import type { OnCheckpoint } from './checkpoint.ts'
import { runConsumer, type Source } from './consumers/consumer.ts'
import type { Subscription } from './consumers/subscription.ts'
import type { Logger } from './logger.ts'
import { controlChannel, eventChannel } from './outbox/channels.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { runRelay } from './outbox/relay.ts'
import type { MessagingStore } from './store.ts'

export interface MessagingOptions<Tx> {
  /** The service's name: of its stream, of its durable consumers, and of the events it may send. */
  service: string
  natsUrl: string
  store: MessagingStore<Tx>
  logger: Logger
  /** The clock for the events' time. */
  clock: () => Date
  /** Copies of each stream, in a NATS cluster. */
  replicas?: number
  /** The wait before each further attempt at an event; after the last one it is parked. */
  backOffMs?: readonly number[]
  /** How long to retry an event that fails only because of the store, for example because it is slow. */
  storePatienceMs?: number
  /** How long a consumer may keep an event before NATS gives it to another replica. */
  ackWaitMs?: number
  pollMs?: number
  checkpoint?: OnCheckpoint
  onLease?: () => void
}

/** A service's publishing and consuming of events. */
export interface Messaging<Tx> {
  outbox: Outbox<Tx>
  store: MessagingStore<Tx>
  bus: Bus
  /** Call it before `start`. */
  subscribe(subscriptions: readonly Subscription<Tx>[]): void
  /** Starts publishing and consuming as soon as NATS and the store are available; returns at once. Nothing is consumed before `released`. */
  start(released?: Promise<unknown>): void
  /** Finishes the running handlers, gives up the relays' leases and disconnects. */
  stop(): Promise<void>
  /** Resolves when every subscription has been active once. */
  ready(): Promise<void>
  /** How many of its own events are still to be published, and how many of others' to be handled; null before it is ready and while NATS is away. */
  waiting(): Promise<{ untold: number; unheard: number } | null>
}

const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND
const BACK_OFF_MS = [SECOND, 5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND]

export function createMessaging<Tx>(options: MessagingOptions<Tx>): Messaging<Tx> {
  const { service, natsUrl, store, logger, clock, replicas, onLease = () => {} } = options
  const { storePatienceMs = DAY } = options
  const { backOffMs = BACK_OFF_MS, ackWaitMs = 30 * SECOND, pollMs = 5 * SECOND, checkpoint = () => {} } = options
  const bus = createBus({ natsUrl, service, logger })
  const subscriptions: Subscription<Tx>[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined) // stopping before that is no error
  let running: Promise<unknown> | undefined
  let measured: Measured | undefined
  let endMeasuring = () => {}

  function run(released?: Promise<unknown>): Promise<unknown> {
    const patience = { backOffMs, storeMs: storePatienceMs }
    const shared = { service, bus, store, logger, replicas, checkpoint, signal }
    const sources = sourcesOf(service, subscriptions)
    const streams = sources.map(({ stream }) => stream.name)
    endMeasuring = measure({ service, bus, store, streams })
    // What fails when replayed counts as its producer's.
    const producers = streams.filter((stream) => stream !== REPLAYS)
    countFromZero('deadLetters', 'stream', producers)
    const begun = sources.map((source) => {
      const flowing = Promise.withResolvers<void>()
      const onRunning = flowing.resolve
      const consume = () => runConsumer({ ...shared, source, subscriptions, patience, ackWaitMs, onRunning })
      const ended = released ? released.then(() => (signal.aborted ? undefined : consume())) : consume()
      return { flowing: flowing.promise, ended }
    })
    const all = Promise.all([bus.connection(), ...begun.map(({ flowing }) => flowing)])
    all.then(() => {
      measured = { service, bus, store, streams }
      ready.resolve()
    }, ready.reject)
    const relays = [
      runRelay({ ...shared, channel: eventChannel(service, replicas), pollMs, onLease }),
      runRelay({ ...shared, channel: controlChannel, pollMs, onLease: () => {} }),
    ]
    return Promise.all([...relays, ...begun.map(({ ended }) => ended)])
  }

  return {
    outbox: createOutbox({ service, store, clock }),
    store,
    bus,
    subscribe: (more) => void subscriptions.push(...more),
    start(released) {
      bus.start()
      running ??= run(released)
    },
    async stop() {
      stopping.abort()
      endMeasuring()
      if (!bus.connected) await bus.stop() // otherwise whatever waits for NATS would wait for ever
      await running
      await bus.stop()
    },
    ready: () => ready.promise,
    waiting: async () => (measured && bus.connected ? eventsWaiting(measured) : null),
  }
}

/** The streams a service consumes: one for each producer it subscribes to, and its own replays. */
function sourcesOf<Tx>(service: string, subscriptions: readonly Subscription<Tx>[]): Source[] {
  if (subscriptions.length === 0) return []
  const byProducer = Map.groupBy(subscriptions, ({ definition }) => definition.producer)
  const sources = [...byProducer].map(([producer, its]) => ({
    stream: producerStream(producer),
    subjects: [...new Set(its.map(({ definition }) => `${definition.subjectPrefix}.*`))],
  }))
  return [...sources, { stream: replayStream, subjects: [`${REPLAYS}.${service}.*`] }]
}

interface Measured {
  service: string
  bus: Bus
  store: Pick<MessagingStore<never>, 'waiting'>
  /** The streams that the service consumes. */
  streams: readonly string[]
}

/** Measures what waits on both sides of NATS; ends what it returns. */
function measure({ service, bus, store, streams }: Measured): () => void {
  const waiting = sharedFor(1_000, () => store.waiting())
  const endings = [
    gauge('outboxDepth', async () => [{ value: (await waiting()).count }]),
    gauge('outboxAge', async () => [{ value: (await waiting()).oldestSeconds }]),
    gauge('consumerPending', async () => (bus.connected ? pendingIn(await bus.connection(), service, streams) : [])),
  ]
  return () => {
    for (const end of endings) end()
  }
}

/** How many events wait on both sides of NATS now. */
async function eventsWaiting({ service, bus, store, streams }: Measured) {
  const untold = (await store.waiting()).count // before those that it may cause elsewhere are looked for
  const pending = await pendingIn(await bus.connection(), service, streams)
  return { untold, unheard: pending.reduce((sum, { value }) => sum + value, 0) }
}

async function pendingIn(
  nats: Awaited<ReturnType<Bus['connection']>>,
  service: string,
  streams: readonly string[],
): Promise<Measurement[]> {
  const { consumers } = await jetstreamManager(nats, { checkAPI: false })
  const readings = streams.map(async (stream) => {
    const info = await consumers.info(stream, service).catch(unlessMissing)
    return info ? [{ value: info.num_pending + info.num_ack_pending, by: { stream } }] : []
  })
  return (await Promise.all(readings)).flat()
}

function unlessMissing(error: unknown): undefined {
  const missing: number[] = [JetStreamApiCodes.ConsumerNotFound, JetStreamApiCodes.StreamNotFound]
  if (!(error instanceof JetStreamApiError) || !missing.includes(error.code)) throw error
}

/** Two gauges of one query. */
function sharedFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { at: performance.now(), value: read() }
    return last.value
  }
}
