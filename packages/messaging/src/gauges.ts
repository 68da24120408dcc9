import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream'
import { gauge, type Measurement } from '@storyright/service-kit/telemetry'
import type { Bus } from './bus/bus.ts'
import type { MessagingStore } from './store.ts'

export interface Measured {
  service: string
  bus: Bus
  store: Pick<MessagingStore<never>, 'waiting'>
  /** The streams that the service consumes. */
  streams: readonly string[]
}

/** Measures what waits on both sides of NATS; ends what it returns. */
export function measure({ service, bus, store, streams }: Measured): () => void {
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
export async function eventsWaiting({ service, bus, store, streams }: Measured) {
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
