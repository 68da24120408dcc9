import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { AggregationType, type ViewOptions } from '@opentelemetry/sdk-metrics'
import { isTracedHere } from './place.ts'

const isNotTraced = () => !isTracedHere()

/**
 * What makes the spans of calls and of stores, within a request or an event that is kept only: polling would be most of what is told,
 * and what is not kept costs nothing.
 */
export const instrumentations = () => [
  new RuntimeNodeInstrumentation({ monitoringPrecision: 20 }),
  new HttpInstrumentation({ disableIncomingRequestInstrumentation: true, ignoreOutgoingRequestHook: isNotTraced }),
  new UndiciInstrumentation({ ignoreRequestHook: isNotTraced }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
  new MongoDBInstrumentation({
    requireParentSpan: true,
    dbStatementSerializer: (command) => Object.keys(command)[0] ?? '',
  }),
]

/** They would count again what we time ourselves, and of that only what is kept. */
export const views: ViewOptions[] = ['undici', 'http'].map((name) => ({
  meterName: `@opentelemetry/instrumentation-${name}`,
  aggregation: { type: AggregationType.DROP },
}))
