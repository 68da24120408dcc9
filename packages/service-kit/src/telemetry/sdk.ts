import { register } from 'node:module'
import { instrumented } from '@storyright/contracts/telemetry'

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: [...instrumented] } })

const [
  { metrics },
  { OTLPTraceExporter },
  { OTLPMetricExporter },
  { registerInstrumentations },
  { BatchSpanProcessor },
  { MeterProvider, PeriodicExportingMetricReader },
  { callDurations, followCalls },
  { instrumentations, views },
  { producerOf },
  { followRequests, requestDurations },
  { resource },
  { samplingFrom },
  { startTracing },
  { withoutValues },
] = await Promise.all([
  import('@opentelemetry/api'),
  import('@opentelemetry/exporter-trace-otlp-http'),
  import('@opentelemetry/exporter-metrics-otlp-http'),
  import('@opentelemetry/instrumentation'),
  import('@opentelemetry/sdk-trace'),
  import('@opentelemetry/sdk-metrics'),
  import('./calls.ts'),
  import('./instrumentations.ts'),
  import('./producer.ts'),
  import('./requests.ts'),
  import('./resource.ts'),
  import('./sampler.ts'),
  import('./tracing.ts'),
  import('./without-values.ts'),
])
const { sampler, placeOf } = samplingFrom(process.env)

// Logs stay on stdout.
startTracing({
  resource,
  sampler,
  spanProcessors: [withoutValues, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
})
metrics.setGlobalMeterProvider(
  new MeterProvider({
    resource,
    views,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL ?? 60_000),
        exportTimeoutMillis: Number(process.env.OTEL_METRIC_EXPORT_TIMEOUT ?? 30_000),
        metricProducers: [producerOf(requestDurations, callDurations)],
      }),
    ],
  }),
)
registerInstrumentations({ instrumentations: instrumentations() })
followRequests(placeOf)
followCalls()
