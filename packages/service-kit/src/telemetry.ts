import { register } from 'node:module'

// Loaded with `--import` before a service, and only where OTEL_EXPORTER_OTLP_ENDPOINT is set: tracing patches modules as
// they load. The list keeps the loader hook away from everything else.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, {
  data: { include: ['pg', 'ioredis', 'mongodb', 'fastify', 'undici'] },
})

const [{ NodeSDK }, { OTLPTraceExporter }, http, undici, pg, ioredis, fastify] = await Promise.all([
  import('@opentelemetry/sdk-node'),
  import('@opentelemetry/exporter-trace-otlp-http'),
  import('@opentelemetry/instrumentation-http'),
  import('@opentelemetry/instrumentation-undici'),
  import('@opentelemetry/instrumentation-pg'),
  import('@opentelemetry/instrumentation-ioredis'),
  import('@fastify/otel'),
])

const sdk = new NodeSDK({
  traceExporter: new OTLPTraceExporter(),
  instrumentations: [
    new http.HttpInstrumentation(),
    new undici.UndiciInstrumentation(),
    new pg.PgInstrumentation(),
    new ioredis.IORedisInstrumentation(),
    new fastify.FastifyOtelInstrumentation({ registerOnInitialization: true }),
  ],
})
sdk.start()
process.once('beforeExit', () => void sdk.shutdown())
