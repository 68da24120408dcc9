import { trace } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { startTracing } from '@storyright/service-kit/tracing'
import { eventually } from '@storyright/testing'
import type pg from 'pg'
import { on } from '../src/index.ts'
import { storeKind } from './postgres-kind.ts'
import { userRenamed } from './suite/events.ts'
import { makePlatform, type Platform } from './suite/platform.ts'

describe('tracing', () => {
  const spans = new SimpleSpanProcessor({ exporter: new InMemorySpanExporter() })
  const provider = startTracing({ spanProcessors: [spans] })
  let platform: Platform<pg.PoolClient>
  beforeAll(async () => {
    platform = await makePlatform(storeKind)
  })
  afterAll(async () => {
    await platform.stop()
    await provider.shutdown()
  })

  it('goes on from the request that wrote an event to the service that handles it', async () => {
    const { outbox, store } = await platform.startSender()
    const heard: (string | undefined)[] = []
    await platform.startListener([
      on(userRenamed, async () => void heard.push(trace.getActiveSpan()?.spanContext().traceId)),
    ])
    const sent = await trace.getTracer('test').startActiveSpan('a request', async (span) => {
      await store.transaction((tx) => outbox.add(tx, [userRenamed('1', 1, { name: 'Ada' })]))
      return span.spanContext().traceId
    })
    await eventually(() => expect(heard).toEqual([sent]))
    expect(sent).not.toMatch(/^0+$/)
  })
})
