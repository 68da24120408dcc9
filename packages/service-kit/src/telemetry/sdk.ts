import { register } from 'node:module'
import { instrumented } from '@storyright/contracts/telemetry'

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: [...instrumented] } })

const [
  { W3CTraceContextPropagator },
  { NodeSDK },
  { OTLPTraceExporter },
  { OTLPMetricExporter },
  { BatchSpanProcessor },
  { PeriodicExportingMetricReader },
  { callDurations, timeCalls },
  { instrumentations, views },
  { producerOf },
  { followRequests, requestDurations },
  { samplingFrom },
  { withoutValues },
] = await Promise.all([
  import('@opentelemetry/core'),
  import('@opentelemetry/sdk-node'),
  import('@opentelemetry/exporter-trace-otlp-http'),
  import('@opentelemetry/exporter-metrics-otlp-http'),
  import('@opentelemetry/sdk-trace'),
  import('@opentelemetry/sdk-metrics'),
  import('./calls.ts'),
  import('./instrumentations.ts'),
  import('./producer.ts'),
  import('./requests.ts'),
  import('./sampler.ts'),
  import('./without-values.ts'),
])
const { sampler, placeOf } = samplingFrom(process.env)

// The service's name and the rest of its resource are read from OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. Logs stay on stdout.
const sdk = new NodeSDK({
  sampler,
  textMapPropagator: new W3CTraceContextPropagator(),
  spanProcessors: [withoutValues, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  metricReaders: [
    new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL ?? 60_000),
      exportTimeoutMillis: Number(process.env.OTEL_METRIC_EXPORT_TIMEOUT ?? 30_000),
      metricProducers: [producerOf(requestDurations, callDurations)],
    }),
  ],
  views,
  logRecordProcessors: [],
  instrumentations: instrumentations(),
})
sdk.start()
followRequests(placeOf)
timeCalls()
