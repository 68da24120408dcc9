import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { TracerProvider } from '@opentelemetry/sdk-trace'

/**
 * Makes spans from here on, of which the current one follows the work. `@opentelemetry/sdk-node` would do the same, but loads every protocol
 * that telemetry could be sent by, gRPC among them, into every process.
 */
export function startTracing(options: ConstructorParameters<typeof TracerProvider>[0]): TracerProvider {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider(options)
  trace.setGlobalTracerProvider(provider)
  return provider
}
