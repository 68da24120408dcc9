import type { IncomingHttpHeaders } from 'node:http'
import {
  type Context,
  createContextKey,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { ParentBasedSampler, type Sampler, SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'
import { placeAfter } from './place.ts'

/**
 * Where a gateway keeps a share, so many traces in a second at most, lest their cost grow with the load: of those that it begins, and as
 * many of those that browsers begin, so that crafted ids cannot crowd out others.
 */
const MOST_A_SECOND = 5

const decidedKey = createContextKey('storyright: this trace is kept')

export interface TraceSampler {
  sampler: Sampler
  /** Where a request goes on or begins in its trace; nothing where that is not kept. */
  placeOf(headers: IncomingHttpHeaders): Context | undefined
}

/**
 * The share of traces that are kept: OTEL_TRACES_SAMPLER_ARG, from 0 to 1. The gateway decides, before anything else is done for a
 * request, and ignores a browser's wish, which anybody could set. Services follow the caller's decision, and trace no request
 * without one. What begins in the background is decided where it begins.
 */
export function samplingFrom(env: NodeJS.ProcessEnv, clock = Date.now): TraceSampler {
  const asked = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1)
  const share = Number.isFinite(asked) ? asked : 1
  const byId = new TraceIdRatioBasedSampler(share)
  const keepsId = ({ traceId }: SpanContext) =>
    byId.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED
  const decides = env.OTEL_SERVICE_NAME === 'gateway'
  const room = () => (share < 1 ? atMost(MOST_A_SECOND, clock) : () => true)
  const [hasRoom, hasRoomForContinued] = [room(), room()]
  const following = new ParentBasedSampler({ root: byId })

  return {
    sampler: {
      shouldSample: (place, ...rest) =>
        place.getValue(decidedKey)
          ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
          : following.shouldSample(place, ...rest),
      toString: () => `Storyright{${share}}`,
    },
    placeOf({ traceparent }) {
      const parent = typeof traceparent === 'string' ? placeAfter(traceparent) : ROOT_CONTEXT
      const before = trace.getSpanContext(parent)
      const hasParent = before !== undefined && isSpanContextValid(before)
      const isKept = decides
        ? hasParent
          ? keepsId(before) && hasRoomForContinued()
          : Math.random() < share && hasRoom()
        : hasParent && (before.traceFlags & TraceFlags.SAMPLED) !== 0
      return isKept ? parent.setValue(decidedKey, true) : undefined
    },
  }
}

/** Whether there is room for another one in this second; it is taken then. */
function atMost(most: number, clock: () => number) {
  let [second, taken] = [0, 0]
  return () => {
    const now = Math.floor(clock() / 1_000)
    if (now !== second) [second, taken] = [now, 0]
    taken += 1
    return taken <= most
  }
}
