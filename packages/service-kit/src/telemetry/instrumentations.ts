import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis'
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { AggregationType, type ViewOptions } from '@opentelemetry/sdk-metrics'
import { isTracedHere } from './place.ts'
import { StoreDurations } from './stores.ts'

const isNotTraced = () => !isTracedHere()

/**
 * What makes the spans of stores and of calls through Node’s own HTTP, within a request or an event that is kept only: polling would
 * be most of what is sent, and what is not kept costs nothing.
 */
export const instrumentations = () => [
  new RuntimeNodeInstrumentation({ monitoringPrecision: 20 }),
  new HttpInstrumentation({ disableIncomingRequestInstrumentation: true, ignoreOutgoingRequestHook: isNotTraced }),
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
  new MongoDBInstrumentation({
    requireParentSpan: true,
    dbStatementSerializer: (command) => Object.keys(command)[0] ?? '',
  }),
  new StoreDurations(),
]

const drop = (library: string, instrumentName: string): ViewOptions => ({
  meterName: `@opentelemetry/instrumentation-${library}`,
  instrumentName,
  aggregation: { type: AggregationType.DROP },
})

/**
 * Durations of HTTP and of PostgreSQL would be counted again, and of what is kept only. Of its pool the one for PostgreSQL counts six
 * values each query, traced or not, which nobody uses.
 */
export const views: ViewOptions[] = [
  drop('http', '*'),
  drop('pg', 'db.client.operation.duration'),
  ...['pg', 'mongodb'].map((library) => drop(library, 'db.client.connection*')),
]
