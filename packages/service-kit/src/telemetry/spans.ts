import { context, INVALID_SPAN_CONTEXT, type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api'
import { isLeftOut, leftOut, placeAfter } from './place.ts'

const tracer = trace.getTracer('storyright')
const nothing = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)

interface Named extends SpanOptions {
  name: string
  /** The place in a trace that it belongs to, instead of the current one. */
  after?: string | null | undefined
}

/** Does work as a span of its own, where its trace is kept. */
export async function inSpan<Result>({ name, after, ...options }: Named, work: (span: Span) => Promise<Result>) {
  const parent = after ? placeAfter(after) : context.active()
  if (isLeftOut(parent)) return work(nothing)
  const span = tracer.startSpan(name, options, parent)
  const place = span.isRecording() ? trace.setSpan(parent, span) : leftOut
  try {
    return await context.with(place, work, undefined, span)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
