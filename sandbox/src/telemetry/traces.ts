import type { z } from 'zod'
import type { tracesSent } from './otlp.ts'

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

export interface Trace {
  id: string
  spans: KeptSpan[]
  startMs: number
  durationMs: number
  failed: boolean
}

const MOST_TRACES = 400
const MOST_SPANS = 400

/** The traces that spans came of last; a trace that hears of another span is the newest again. */
export function createTraces() {
  const kept = new Map<string, KeptSpan[]>()
  const libraries = new Set<string>()

  function keep(span: KeptSpan): void {
    const spans = kept.get(span.traceId) ?? []
    kept.delete(span.traceId)
    kept.set(span.traceId, spans)
    libraries.add(span.library)
    if (spans.length < MOST_SPANS) spans.push(span)
    if (kept.size > MOST_TRACES) kept.delete(kept.keys().next().value!)
  }

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
    find: (id: string) => (kept.has(id) ? asTrace(id, kept.get(id)!) : undefined),
    /** Newest first. */
    all: () => [...kept].map(([id, spans]) => asTrace(id, spans)).reverse(),
    libraries: () => [...libraries].sort(),
  }
}
export type Traces = ReturnType<typeof createTraces>

function asTrace(id: string, spans: KeptSpan[]): Trace {
  const startMs = Math.min(...spans.map((span) => span.startMs))
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs))
  return { id, spans, startMs, durationMs: endMs - startMs, failed: spans.some(({ failed }) => failed) }
}
