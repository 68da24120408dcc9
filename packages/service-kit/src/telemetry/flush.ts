import { setTimeout as pause } from 'node:timers/promises'
import { metrics, type ProxyTracerProvider, trace } from '@opentelemetry/api'

const LIMIT_MS = 2_000

interface Provider {
  shutdown?(): Promise<void>
}

/** Sends pending telemetry, for a short time at most; does nothing without telemetry. */
export async function endTelemetry(): Promise<void> {
  const traces = (trace.getTracerProvider() as ProxyTracerProvider).getDelegate?.() as Provider | undefined
  const providers = [traces, metrics.getMeterProvider() as Provider]
  const all = Promise.allSettled(providers.map(async (provider) => provider?.shutdown?.()))
  await Promise.race([all, pause(LIMIT_MS, undefined, { ref: false })])
}
