import { subscribe } from 'node:diagnostics_channel'
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapSetter,
  trace,
} from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { createDurations } from './durations.ts'

const tracer = trace.getTracer('storyright.calls')
const followed = Symbol('what we know of a call')

/**
 * The caller gave up: nothing is wrong with the callee. A visitor who leaves is a refusal of ours, by
 * its name, since the program's class of it is not this one's.
 */
const WITHDRAWN = new Set(['AbortError', 'Refusal'])

interface Followed {
  since: number
  status: number | undefined
  span: Span | undefined
}

/** A request of undici's, with what we note on it. */
interface Call {
  method: string
  origin: string | URL
  path: string
  addHeader(name: string, value: string): unknown
  [followed]?: Followed | undefined
}

type Failed = Error & { code?: unknown }

/** By target, by outcome (a status, or the name of a fault), by method. */
export const callDurations = createDurations(
  { name: 'http.client.request.duration', description: 'Duration of HTTP client requests.' },
  (origin: string, outcome: number | string | undefined, method: string) => ({
    'http.request.method': method,
    ...addressOf(origin),
    ...outcomeOf(outcome),
  }),
)

/**
 * Times every call through undici, which `fetch` is too, and makes spans of those whose trace is kept. The package for it would
 * listen at the same places once more, and count what is kept again.
 */
export function followCalls(): void {
  on<{ request: Call }>('undici:request:create', ({ request }) => {
    const here = context.active()
    if (isTracingSuppressed(here)) return // telemetry's own
    request[followed] = {
      since: performance.now(),
      status: undefined,
      span: trace.getSpan(here) ? startSpan(request) : undefined,
    }
  })
  on<{ request: Call; response: { statusCode: number } }>('undici:request:headers', ({ request, response }) => {
    if (request[followed]) request[followed].status = response.statusCode
  })
  on<{ request: Call }>('undici:request:trailers', ({ request }) => ended(request))
  on<{ request: Call; error: Failed }>('undici:request:error', ({ request, error }) => ended(request, error))
}

const on = <Message>(channel: string, take: (message: Message) => void) =>
  subscribe(channel, (message) => take(message as Message))

/** The code of undici or of the system; those of a DOMException are numbers, and mean less than its name. */
const nameOf = ({ code, name }: Failed) => (typeof code === 'string' ? code : name)

const toCall: TextMapSetter<Call> = { set: (call, name, value) => void call.addHeader(name, value) }

function startSpan(call: Call): Span {
  const { method, origin, path } = call
  const attributes = { 'http.request.method': method, 'url.path': path.split('?', 1)[0]!, ...addressOf(origin) }
  const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes })
  propagation.inject(trace.setSpan(context.active(), span), call, toCall)
  return span
}

function ended(call: Call, error?: Failed): void {
  if (!call[followed]) return
  const { since, status, span } = call[followed]
  call[followed] = undefined
  const outcome = error ? nameOf(error) : status
  const origin = typeof call.origin === 'string' ? call.origin : call.origin.origin
  callDurations.record(performance.now() - since, origin, outcome, call.method)
  if (!span) return
  span.setAttributes({ ...outcomeOf(status), ...outcomeOf(outcome) })
  if (isFault(outcome) && !WITHDRAWN.has(error?.name ?? '')) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

const isFault = (outcome: number | string | undefined) => typeof outcome === 'string' || (outcome ?? 0) >= 400

const outcomeOf = (outcome: number | string | undefined): Attributes => ({
  ...(typeof outcome === 'number' && { 'http.response.status_code': outcome }),
  ...(isFault(outcome) && { 'error.type': String(outcome) }),
})

function addressOf(origin: string | URL): Attributes {
  const { protocol, hostname, port } = new URL(origin)
  const scheme = protocol.slice(0, -1)
  return {
    'url.scheme': scheme,
    'server.address': hostname,
    'server.port': Number(port) || (scheme === 'https' ? 443 : 80),
  }
}
