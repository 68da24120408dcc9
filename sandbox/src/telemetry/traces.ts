import type { z } from 'zod'
import type { tracesSent } from './metrics.ts'

/** A span as it is kept. */
export interface KeptSpan {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  service: string
  /** What made it: an instrumented package's instrumentation, or code of ours. */
  library: string
  startMs: number
  durationMs: number
  failed: boolean
  attributes: Record<string, string>
}

/** Who began a trace: a person, at the gateway or in a browser, or a service by itself. */
export type Beginner = 'people' | 'background'

export interface Trace {
  id: string
  by: Beginner
  spans: KeptSpan[]
  startMs: number
  durationMs: number
  failed: boolean
}

/** Per kind of beginner, so that background traces do not push out people's. */
const MOST_TRACES = 400
const MOST_SPANS = 400

/** The traces that spans came of last; a trace that gets another span is the newest again. */
export function createTraces() {
  const kept: Record<Beginner, Map<string, KeptSpan[]>> = { people: new Map(), background: new Map() }
  const libraries = new Set<string>()

  function keep(span: KeptSpan): void {
    const { traceId } = span
    const before = kept.people.get(traceId) ?? kept.background.get(traceId) ?? []
    for (const traces of Object.values(kept)) traces.delete(traceId)
    if (before.length < MOST_SPANS) before.push(span)
    libraries.add(span.library)
    const traces = kept[beginnerOf(before)]
    traces.set(traceId, before)
    if (traces.size > MOST_TRACES) traces.delete(traces.keys().next().value!)
  }
  const find = (id: string) => kept.people.get(id) ?? kept.background.get(id)
  const ofOne = (by: Beginner) => [...kept[by]].map(([id, spans]) => asTrace(id, spans)).reverse()

  return {
    take({ resourceSpans }: z.output<typeof tracesSent>): void {
      for (const { resource, scopeSpans } of resourceSpans)
        for (const { scope, spans } of scopeSpans)
          for (const { parentSpanId = '', startTimeUnixNano, endTimeUnixNano, status, ...span } of spans)
            keep({
              ...span,
              parentSpanId,
              service: resource.attributes['service.name'] ?? 'unnamed',
              library: scope.name,
              startMs: startTimeUnixNano / 1e6,
              durationMs: (endTimeUnixNano - startTimeUnixNano) / 1e6,
              failed: status.code === 2,
            })
    },
    find(id: string): Trace | undefined {
      const spans = find(id)
      return spans && asTrace(id, spans)
    },
    /** Newest first; of one beginner, or of both one after the other. */
    all: (by?: Beginner) => (by ? ofOne(by) : [...ofOne('people'), ...ofOne('background')]),
    libraries: () => [...libraries].sort(),
  }
}
export type Traces = ReturnType<typeof createTraces>

/** Services hear of people through the gateway alone, and of nobody else through it. */
const beginnerOf = (spans: readonly KeptSpan[]): Beginner =>
  spans.some(({ service }) => service === 'web' || service === 'gateway') ? 'people' : 'background'

function asTrace(id: string, spans: KeptSpan[]): Trace {
  const startMs = Math.min(...spans.map((span) => span.startMs))
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs))
  return {
    id,
    by: beginnerOf(spans),
    spans,
    startMs,
    durationMs: endMs - startMs,
    failed: spans.some(({ failed }) => failed),
  }
}
