import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const tracer = trace.getTracer('storyright')

/** The place of what happens now in its trace, to go on from later; nothing where nobody traces. */
export function traceHere(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

interface Named extends SpanOptions {
  name: string
  /** The place in a trace that it belongs to, instead of the current one. */
  after?: string | null | undefined
}

/** Does work as a span of its own. */
export async function inSpan<Result>({ name, after, ...options }: Named, work: (span: Span) => Promise<Result>) {
  const parent = after ? propagation.extract(ROOT_CONTEXT, { traceparent: after }) : context.active()
  const span = tracer.startSpan(name, options, parent)
  try {
    return await context.with(trace.setSpan(parent, span), work, undefined, span)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
