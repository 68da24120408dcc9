import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createDurations } from './durations.ts'
import { leftOut } from './place.ts'
import type { TraceSampler } from './sampler.ts'

const tracer = trace.getTracer('storyright.requests')
const placeKey = Symbol('the place of a request in its trace')
type Placed = FastifyRequest & { [placeKey]: Context | null }

export const requestDurations = createDurations(
  { name: 'http.server.request.duration', description: 'Duration of HTTP server requests.' },
  (route: string | undefined, status: number, method: string) => ({
    'http.request.method': method,
    'url.scheme': 'http',
    'http.response.status_code': status,
    ...(route && { 'http.route': route }),
    ...(status >= 500 && { 'error.type': String(status) }),
  }),
)

/**
 * Times every request, and makes spans of those that are kept. The two packages for it wrap each listener of each request and
 * build the attributes of two spans for it before they ask whether anybody wants them, which took half of the gateway’s throughput.
 */
export function followRequests(placeOf: TraceSampler['placeOf']): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const began = performance.now()
    response.on('close', () => {
      const route = routeOf(request)
      if (isProbe(route)) return
      requestDurations.record(performance.now() - began, route, response.statusCode, request.method!)
    })
  })
  subscribe('fastify.initialization', (message) =>
    followApp((message as { fastify: FastifyInstance }).fastify, placeOf),
  )
}

function followApp(app: FastifyInstance, placeOf: TraceSampler['placeOf']): void {
  app.decorateRequest(placeKey, null)
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url
    setRoute(request.raw, route)
    const began = isProbe(route) ? undefined : placeOf(request.headers)
    const place = began ? trace.setSpan(began, startSpan(request, reply.raw, began)) : leftOut
    ;(request as Placed)[placeKey] = place
    context.with(place, done)
  })
  // A body is read by listeners, which have no context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const place = (request as Placed)[placeKey]
    if (place === null || request.body === undefined) return done()
    context.with(place, done)
  })
}

function startSpan({ method, raw }: FastifyRequest, response: ServerResponse, place: Context): Span {
  const attributes = { 'http.request.method': method, 'url.path': raw.url!.split('?', 1)[0]! }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, place)
  response.once('close', () => {
    const route = routeOf(raw)
    if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return span
}

const isProbe = (route: string | undefined) => route === '/healthz' || route === '/readyz'

// The preloaded telemetry and the program are two bundles that share this symbol.
const routeKey = Symbol.for('storyright: the route of a request')
type Routed = IncomingMessage & { [routeKey]?: string | undefined }

/** Names the route under which a request is counted: the last name wins. */
export function setRoute(request: IncomingMessage, route: string | undefined): void {
  ;(request as Routed)[routeKey] = route
}

function routeOf(request: IncomingMessage) {
  return (request as Routed)[routeKey]
}
