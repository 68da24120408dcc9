import { instrumented } from '@storyright/contracts/telemetry'
import { register } from 'import-in-the-middle/register-hooks.mjs'

// In this thread: the hook that OpenTelemetry names runs in one of its own for ever, with a heap of its own.
register({ include: [...instrumented] })

const [
  { metrics },
  { registerInstrumentations },
  { BatchSpanProcessor },
  { MeterProvider, PeriodicExportingMetricReader },
  { callDurations, followCalls },
  { metricExporter, spanExporter },
  { instrumentations, views },
  { producerOf },
  { followRequests, requestDurations },
  { resource },
  { samplingFrom },
  { storeDurations },
  { startTracing },
  { withoutValues },
] = await Promise.all([
  import('@opentelemetry/api'),
  import('@opentelemetry/instrumentation'),
  import('@opentelemetry/sdk-trace'),
  import('@opentelemetry/sdk-metrics'),
  import('./calls.ts'),
  import('./exporters.ts'),
  import('./instrumentations.ts'),
  import('./producer.ts'),
  import('./requests.ts'),
  import('./resource.ts'),
  import('./sampler.ts'),
  import('./stores.ts'),
  import('./tracing.ts'),
  import('./without-values.ts'),
])
const { sampler, placeOf } = samplingFrom(process.env)

// Logs stay on stdout.
startTracing({
  resource,
  sampler,
  spanProcessors: [withoutValues, new BatchSpanProcessor({ exporter: spanExporter() })],
})
metrics.setGlobalMeterProvider(
  new MeterProvider({
    resource,
    views,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: metricExporter(),
        exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL ?? 60_000),
        exportTimeoutMillis: Number(process.env.OTEL_METRIC_EXPORT_TIMEOUT ?? 30_000),
        metricProducers: [producerOf(requestDurations, callDurations, storeDurations)],
      }),
    ],
  }),
)
registerInstrumentations({ instrumentations: instrumentations() })
followRequests(placeOf)
followCalls()
