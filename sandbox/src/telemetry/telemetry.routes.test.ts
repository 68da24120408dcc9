import { askedTraces, isAsked, spanTree } from './telemetry.routes.ts'
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
const sentBy = (service: string, ...spans: ReturnType<typeof span>[]) => ({
  resourceSpans: [
    { resource: { attributes: { 'service.name': service } }, scopeSpans: [{ scope: { name: 'pg' }, spans }] },
  ],
})
const sent = (...spans: ReturnType<typeof span>[]) => sentBy('offers', ...spans)
const began = (number: number) => ({ ...span('root', '', 1), traceId: number.toString(16).padStart(32, '0') })

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
    for (let number = 0; number <= 400; number++) traces.take(sent(began(number)))
    expect(traces.all()).toHaveLength(400)
    expect(traces.find('0'.repeat(32))).toBeUndefined()
  })

  it('that a person began is not pushed out by what services do by themselves', () => {
    const traces = createTraces()
    const click = 'c'.repeat(32)
    traces.take(sentBy('offers', { ...span('insert', 'passed on', 2), traceId: click }))
    traces.take(sentBy('gateway', { ...span('passed on', '', 1), traceId: click }))
    for (let number = 0; number < 1_000; number++) traces.take(sent(began(number)))
    expect(traces.all('people').map(({ id }) => id)).toEqual([click])
    expect(traces.find(click)!.spans).toHaveLength(2)
    expect(traces.all('background')).toHaveLength(400)
  })

  it('is shown where it began with what is asked for', () => {
    const traces = createTraces()
    traces.take(sentBy('gateway', { ...span('GET /api/listings', '', 1), traceId: 'd'.repeat(32) }))
    const [trace] = traces.all('people')
    const shows = (asked: object) => isAsked(askedTraces.parse(asked), trace!)
    expect(shows({})).toBe(true)
    expect(shows({ service: 'gateway', name: 'api/LIST' })).toBe(true)
    expect(shows({ service: 'offers' })).toBe(false)
    expect(shows({ name: 'offers' })).toBe(false)
  })
})
