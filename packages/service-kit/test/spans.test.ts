import { context, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { leftOut, placeAmong, traceHere } from '../src/telemetry/place.ts'
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

  it('goes on from the first of several places whose trace is kept, with links to the others of such', async () => {
    const place = (digit: string, flags = '01') => `00-${digit.repeat(32)}-${digit.repeat(16)}-${flags}`
    const { after, links } = placeAmong([place('1', '00'), undefined, place('2'), place('3'), place('4', '00')])
    expect([after, links.map((link) => link.context.traceId)]).toEqual([place('2'), ['3'.repeat(32)]])
    expect(placeAmong([place('1', '00'), place('4', '00')])).toEqual({ after: place('1', '00'), links: [] })
    expect(placeAmong([undefined])).toEqual({ after: undefined, links: [] })
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
