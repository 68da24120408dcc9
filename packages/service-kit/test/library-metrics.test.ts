import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { views } from '../src/telemetry/instrumentations.ts'
import { producerOf } from '../src/telemetry/producer.ts'
import { storeDurations } from '../src/telemetry/stores.ts'

describe('what libraries count of their own accord', () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [producerOf(storeDurations)] })
  const provider = new MeterProvider({ views, readers: [reader] })
  afterAll(() => provider.shutdown())

  it('is dropped where it is counted by us, or with each query and nobody asks for it', async () => {
    const meterOf = (library: string) => provider.getMeter(`@opentelemetry/instrumentation-${library}`)
    meterOf('http').createHistogram('http.client.request.duration').record(1)
    for (const library of ['pg', 'mongodb']) meterOf(library).createUpDownCounter('db.client.connection.count').add(1)
    meterOf('pg').createHistogram('db.client.operation.duration').record(1)

    await provider.forceFlush()
    const told = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    expect(told.map(({ descriptor }) => descriptor.name)).toEqual(['db.client.operation.duration'])
  })
})
