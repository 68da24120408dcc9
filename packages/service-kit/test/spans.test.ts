import { context, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { leftOut, traceHere } from '../src/telemetry/place.ts'
import { inSpan } from '../src/telemetry/spans.ts'
import { startTracing } from '../src/telemetry/tracing.ts'

describe('work in a span', () => {
  const exporter = new InMemorySpanExporter()
  const provider = startTracing({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  beforeEach(() => exporter.reset())
  afterAll(() => provider.shutdown())
  const names = () => exporter.getFinishedSpans().map(({ name }) => name)

  it('goes on from the place that was handed on', async () => {
    const place = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    await inSpan({ name: 'mail send', after: place }, async () => {
      expect(trace.getActiveSpan()!.spanContext().traceId).toBe('a'.repeat(32))
    })
    expect(names()).toEqual(['mail send'])
  })

  it('is none where its trace is not kept, and says so to whatever follows', async () => {
    const handedOn = await context.with(leftOut, () =>
      inSpan({ name: 'offer make' }, async () => {
        expect(trace.getActiveSpan()).toBeUndefined()
        return traceHere()
      }),
    )
    await inSpan({ name: 'event handle', after: handedOn }, async () => {
      expect(trace.getActiveSpan()).toBeUndefined()
      expect(traceHere()).toBe(handedOn)
    })
    expect(names()).toEqual([])
  })
})
