import { jetstream } from '@nats-io/jetstream'
import { metrics } from '@opentelemetry/api'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { businessMetrics } from '@storyright/contracts/telemetry'
import { eventually } from '@storyright/testing'
import { listDeadLetters, on, replayDeadLetters } from '../src/index.ts'
import { storeKind } from './postgres-kind.ts'
import { userRenamed } from './suite/events.ts'
import { makePlatform } from './suite/platform.ts'

describe('the count of dead letters', () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] })
  beforeAll(() => metrics.setGlobalMeterProvider(provider))
  afterAll(() => provider.shutdown())

  async function told() {
    exporter.reset()
    await provider.forceFlush()
    const all = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    const [its] = all.filter(({ descriptor }) => descriptor.name === businessMetrics.deadLetters.name)
    return its?.dataPoints.map(({ attributes, value }) => [attributes.stream, value])
  }

  it('is zero for every stream that is consumed, so that the first one is seen to be one more', async () => {
    const platform = await makePlatform(storeKind)
    await platform.startListener([on(userRenamed, async () => {})])
    expect(await told()).toEqual([['identity', 0]])
    await jetstream(platform.nats).publish('identity.user.renamed.1', 'not JSON')
    await eventually(async () => expect(await told()).toEqual([['identity', 1]]))

    // What fails again when it is replayed is the same letter, and no alert.
    const letters = () => listDeadLetters(platform.nats, { service: 'catalogue' })
    const [parked] = await letters()
    await replayDeadLetters(platform.nats, { service: 'catalogue', number: parked!.number })
    await eventually(async () => expect(await letters()).toMatchObject([{ payload: 'not JSON' }]))
    expect(await told()).toEqual([['identity', 1]])
    await platform.stop()
  })
})
