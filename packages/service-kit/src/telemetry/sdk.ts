import { register } from 'node:module'
import { instrumented } from '@storyright/contracts/telemetry'

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: [...instrumented] } })

const [
  { NodeSDK },
  { OTLPTraceExporter },
  { OTLPMetricExporter },
  { BatchSpanProcessor },
  { PeriodicExportingMetricReader },
  { instrumentations },
  { samplerFrom },
  { withoutValues },
] = await Promise.all([
  import('@opentelemetry/sdk-node'),
  import('@opentelemetry/exporter-trace-otlp-http'),
  import('@opentelemetry/exporter-metrics-otlp-http'),
  import('@opentelemetry/sdk-trace'),
  import('@opentelemetry/sdk-metrics'),
  import('./instrumentations.ts'),
  import('./sampler.ts'),
  import('./without-values.ts'),
])

// The service's name and the rest of its resource are read from OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. Logs stay on stdout.
const sdk = new NodeSDK({
  sampler: samplerFrom(process.env),
  spanProcessors: [withoutValues, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  metricReaders: [
    new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL ?? 60_000),
      exportTimeoutMillis: Number(process.env.OTEL_METRIC_EXPORT_TIMEOUT ?? 30_000),
    }),
  ],
  logRecordProcessors: [],
  instrumentations: instrumentations(),
})
sdk.start()
