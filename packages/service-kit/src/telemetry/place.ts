import {
  type Context,
  context,
  createContextKey,
  type Link,
  propagation,
  ROOT_CONTEXT,
  TraceFlags,
  trace,
} from '@opentelemetry/api'

const leftOutKey = createContextKey('storyright: left out of all traces')

/** A context in which nothing is traced. It holds no span, so that instrumentations do nothing at all there. */
export const leftOut = ROOT_CONTEXT.setValue(leftOutKey, true)
export const isLeftOut = (place: Context) => place.getValue(leftOutKey) === true

/** The same where only text can be handed on. No trace has this id: it marks a trace that is not kept. */
const LEFT_OUT = `00-${'f'.repeat(32)}-${'f'.repeat(16)}-00`

/** The present trace context, to continue from later; nothing without tracing. */
export function traceHere(): string | undefined {
  const here = context.active()
  if (isLeftOut(here)) return LEFT_OUT
  const carrier: { traceparent?: string } = {}
  propagation.inject(here, carrier)
  return carrier.traceparent
}

/** The place that was handed on so. */
export const placeAfter = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent })

/** For work that goes on from several places: from the first whose trace is kept, with links to the others of such. */
export function placeAmong(places: readonly (string | undefined)[]): { after: string | undefined; links: Link[] } {
  const kept = places.flatMap((after) => {
    const its = after && trace.getSpanContext(placeAfter(after))
    return its && its.traceFlags & TraceFlags.SAMPLED ? [{ after, context: its }] : []
  })
  return { after: kept[0]?.after ?? places[0], links: kept.slice(1).map(({ context }) => ({ context })) }
}

/** Whether what happens now is part of a trace that is kept. */
export const isTracedHere = () => trace.getActiveSpan() !== undefined
