import { spanTree } from './span-tree.ts'
import { createTraces } from './traces.ts'

const span = (spanId: string, parentSpanId: string, at: number) => ({
  traceId: 'a'.repeat(32),
  spanId,
  parentSpanId,
  name: spanId,
  startTimeUnixNano: at * 1e6,
  endTimeUnixNano: (at + 1) * 1e6,
  attributes: {},
  status: { code: 0 },
})
const sent = (...spans: ReturnType<typeof span>[]) => ({
  resourceSpans: [
    { resource: { attributes: { 'service.name': 'offers' } }, scopeSpans: [{ scope: { name: 'pg' }, spans }] },
  ],
})

describe('a trace', () => {
  it('is a tree of its spans in the order of their beginning, whichever came first', () => {
    const traces = createTraces()
    traces.take(sent(span('late', 'root', 3), span('early', 'root', 2)))
    traces.take(sent(span('root', 'elsewhere', 1)))
    const [top] = spanTree(traces.all()[0]!.spans)
    expect(top!.span.name).toBe('root')
    expect(top!.children.map((child) => child.span.name)).toEqual(['early', 'late'])
  })

  it('is forgotten after four hundred newer ones', () => {
    const traces = createTraces()
    for (let number = 0; number <= 400; number++)
      traces.take(sent({ ...span('root', '', 1), traceId: number.toString(16).padStart(32, '0') }))
    expect(traces.all()).toHaveLength(400)
    expect(traces.find('0'.repeat(32))).toBeUndefined()
  })
})
