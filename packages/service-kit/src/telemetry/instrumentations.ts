import type { IncomingMessage } from 'node:http'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'

const isProbe = ({ url = '' }: IncomingMessage) => url === '/healthz' || url === '/readyz'

/** What makes the spans. Stores are traced within a request or an event only: polling would be most of what is told. */
export const instrumentations = () => [
  new RuntimeNodeInstrumentation({ monitoringPrecision: 20 }),
  new HttpInstrumentation({ ignoreIncomingRequestHook: isProbe, requireParentforOutgoingSpans: true }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
  new FastifyOtelInstrumentation({ registerOnInitialization: true, instrumentHooks: false, instrumentHandler: false }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
  new MongoDBInstrumentation({
    requireParentSpan: true,
    dbStatementSerializer: (command) => Object.keys(command)[0] ?? '',
  }),
]
