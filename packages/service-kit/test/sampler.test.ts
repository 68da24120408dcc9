import { propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { SamplingDecision } from '@opentelemetry/sdk-trace'
import { samplingFrom } from '../src/telemetry/sampler.ts'

const placeIn = (traceId: string, flags: string) => ({ traceparent: `00-${traceId}-${'1'.repeat(16)}-${flags}` })
/** An id that only a share of 1 keeps, and one that any share keeps. */
const [high, low] = [`${'0'.repeat(24)}${'f'.repeat(8)}`, `${'0'.repeat(31)}1`]
const services = { OTEL_SERVICE_NAME: 'offers', OTEL_TRACES_SAMPLER_ARG: '0' }
const gateway = (share: string) => samplingFrom({ OTEL_SERVICE_NAME: 'gateway', OTEL_TRACES_SAMPLER_ARG: share })

describe('which traces are kept', () => {
  beforeAll(() => propagation.setGlobalPropagator(new W3CTraceContextPropagator()))

  it('is what the request before decided, in a service', () => {
    const { placeOf, sampler } = samplingFrom(services)
    const place = placeOf(placeIn(high, '01'))!
    expect(trace.getSpanContext(place)!.traceId).toBe(high)
    const { decision } = sampler.shouldSample(place, high, 'a request', SpanKind.SERVER, {}, [])
    expect(decision).toBe(SamplingDecision.RECORD_AND_SAMPLED)
  })

  it.each([
    ['is not kept', placeIn(low, '00')],
    ['is told nothing of', {}],
    ['cannot be read', { traceparent: 'a, b' }],
  ])('is none that %s, in a service, however large the share', (_which, headers) => {
    expect(samplingFrom({ ...services, OTEL_TRACES_SAMPLER_ARG: '1' }).placeOf(headers)).toBeUndefined()
  })

  it('is not what a browser asks for: the gateway decides by the id', () => {
    expect(gateway('0.1').placeOf(placeIn(high, '01'))).toBeUndefined()
    expect(gateway('0.1').placeOf(placeIn(low, '00'))).toBeDefined()
  })

  it('is a share of those that begin at the gateway', () => {
    let second = 0
    const share = samplingFrom({ OTEL_SERVICE_NAME: 'gateway', OTEL_TRACES_SAMPLER_ARG: '0.1' }, () => 1_000 * second++)
    const kept = Array.from({ length: 2_000 }, () => share.placeOf({})).filter((place) => place !== undefined)
    expect(kept.length).toBeGreaterThan(100)
    expect(kept.length).toBeLessThan(300)
    expect(gateway('0').placeOf({})).toBeUndefined()
  })

  it('is no more than five in a second, of a share: what they cost may not grow with the load', () => {
    let now = 1_000
    const half = samplingFrom({ OTEL_SERVICE_NAME: 'gateway', OTEL_TRACES_SAMPLER_ARG: '0.5' }, () => now)
    const keptOf = (requests: number) =>
      Array.from({ length: requests }, () => half.placeOf(placeIn(low, '01'))).filter((place) => place !== undefined)
    expect(keptOf(1_000)).toHaveLength(5)
    now += 1_000
    expect(keptOf(3)).toHaveLength(3)
  })

  it('leaves room for those that begin at the gateway when somebody sends many ids that are kept', () => {
    const half = samplingFrom({ OTEL_SERVICE_NAME: 'gateway', OTEL_TRACES_SAMPLER_ARG: '0.5' }, () => 1_000)
    for (let sent = 0; sent < 100; sent += 1) half.placeOf(placeIn(low, '01'))
    expect(half.placeOf(placeIn(low, '01'))).toBeUndefined()
    const own = Array.from({ length: 1_000 }, () => half.placeOf({})).filter((place) => place !== undefined)
    expect(own).toHaveLength(5)
  })

  it('is all of them unless a share is set', () => {
    const { placeOf } = samplingFrom({ OTEL_SERVICE_NAME: 'gateway' })
    expect(placeOf({})).toBeDefined()
    expect(placeOf(placeIn(high, '00'))).toBeDefined()
  })

  it('is the share of what begins in the background, in any service', () => {
    const decisionOf = (id: string) =>
      samplingFrom({ OTEL_SERVICE_NAME: 'ai', OTEL_TRACES_SAMPLER_ARG: '0.1' }).sampler.shouldSample(
        ROOT_CONTEXT,
        id,
        'a question',
        SpanKind.INTERNAL,
        {},
        [],
      ).decision
    expect(decisionOf(low)).toBe(SamplingDecision.RECORD_AND_SAMPLED)
    expect(decisionOf(high)).toBe(SamplingDecision.NOT_RECORD)
  })
})
