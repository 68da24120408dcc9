import { isSpanContextValid, trace } from '@opentelemetry/api'

/** What leads from a line of the log to its trace; nothing where nobody traces. */
export function traceOfLine(): { trace_id?: string; span_id?: string } {
  const place = trace.getActiveSpan()?.spanContext()
  return place && isSpanContextValid(place) ? { trace_id: place.traceId, span_id: place.spanId } : {}
}
