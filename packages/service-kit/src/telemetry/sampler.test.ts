import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { SamplingDecision } from '@opentelemetry/sdk-trace'
import { samplerFrom } from './sampler.ts'

const traceId = 'f'.repeat(32)
const asked = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: '1'.repeat(16), traceFlags: 1, isRemote: true })
const decisionOf = (env: NodeJS.ProcessEnv) =>
  samplerFrom(env).shouldSample(asked, traceId, 'a request', SpanKind.SERVER, {}, []).decision

describe('which traces are kept', () => {
  it('is what the request before decided, in a service', () => {
    const env = { OTEL_SERVICE_NAME: 'offers', OTEL_TRACES_SAMPLER_ARG: '0' }
    expect(decisionOf(env)).toBe(SamplingDecision.RECORD_AND_SAMPLED)
  })

  it('is not what a browser asks for', () => {
    const env = { OTEL_SERVICE_NAME: 'gateway', OTEL_TRACES_SAMPLER_ARG: '0' }
    expect(decisionOf(env)).toBe(SamplingDecision.NOT_RECORD)
  })

  it('is all of them unless a share is set', () => {
    expect(decisionOf({ OTEL_SERVICE_NAME: 'gateway' })).toBe(SamplingDecision.RECORD_AND_SAMPLED)
  })
})
