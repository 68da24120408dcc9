import { ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'

/**
 * The share of traces that are kept: OTEL_TRACES_SAMPLER_ARG, from 0 to 1. Services do as the request before them did. The gateway
 * decides by the trace's id whatever a browser asks for: anybody may ask for anything.
 */
export function samplerFrom(env: NodeJS.ProcessEnv): Sampler {
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1)
  const root = new TraceIdRatioBasedSampler(Number.isFinite(share) ? share : 1)
  return env.OTEL_SERVICE_NAME === 'gateway' ? root : new ParentBasedSampler({ root })
}
