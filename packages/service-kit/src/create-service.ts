import { createHash, randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isSpanContextValid, trace } from '@opentelemetry/api'
import type { Problem } from '@storyright/contracts/http'
import { problemContentType, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { stdSerializers } from 'pino'
import type { ReadViewer } from './access-token.ts'
import { openSwitches, type Switches } from './flags/switches.ts'
import { type ReadinessCheck, registerHealth } from './health.ts'
import { replyWithProblem } from './problem.ts'

// Both names are in use. PostgreSQL's details are in the driver's error, or where Prisma has put them.
const details = ['err', 'error'].flatMap((error) =>
  ['detail', 'cause.detail', 'meta.driverAdapterError.cause.detail'].map((place) => `${error}.${place}`),
)

/** How lines are written. Headers may carry secrets, and a database's details what somebody typed: neither is logged. */
export const logOptions = {
  redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-internal-token"]', ...details],
  serializers: { error: stdSerializers.err }, // `err` has it by itself
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified viewer of this request, read once. */
    readViewer(): Promise<Viewer | null>
    /** Separates the ETags of accounts; empty for visitors. */
    accountMark: string
  }
  interface FastifyInstance {
    /** Adds a check to `/readyz`. */
    checkReadiness(name: string, check: ReadinessCheck): void
    /** What operators have switched off. */
    switches: Switches
    /** Runs as the server begins to close: what would go on for ever ends here. */
    beforeDrain(end: () => void): void
    /** How long it waits for requests under way once it closes. */
    drainSeconds: number
    /** How long it goes on answering before that, so that clients with open connections learn of it by an answer. */
    lingerMs: number
  }
}

export interface ServiceOptions {
  name: string
  logLevel: string
  readViewer: ReadViewer
  /** The file with the flags; without one everything is on. */
  flagsFile?: string | undefined
  /** The largest JSON body, in bytes; 1 MiB by default. */
  bodyLimit?: number
  trustProxy?: boolean | string[]
  /** Rewrites a request's address. */
  rewriteUrl?: (url: string) => string
  /** Until a request has arrived wholly, in milliseconds. */
  requestLimitMs?: number
  /** Until its headers have. */
  headersLimitMs?: number
  /** Turns errors of the service's own libraries into refusals, where they are some; returns the rest as they are. */
  translateError?: (error: unknown) => unknown
}

// Longer than any upload may take: the gateway, the only client, limits each kind of request.
const REQUEST_LIMIT_MS = 620_000
const HEADERS_LIMIT_MS = 10_000
const CHECK_LIMITS_EVERY_MS = 500

/** A Fastify server with logs, problem+json, health and the viewer; routes are mounted on it by name. */
export function createService(options: ServiceOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: options.logLevel, name: options.name, mixin: traceOfLine, ...logOptions },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdIn(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    bodyLimit: options.bodyLimit ?? 1024 * 1024,
    requestTimeout: options.requestLimitMs ?? REQUEST_LIMIT_MS,
    http: {
      headersTimeout: options.headersLimitMs ?? HEADERS_LIMIT_MS,
      connectionsCheckingInterval: CHECK_LIMITS_EVERY_MS,
    },
    connectionTimeout: 0,
    forceCloseConnections: true, // once drained, see below
    return503OnClosing: false, // what still comes over a connection that is kept open is answered, and ends it
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => options.rewriteUrl?.(url) ?? url,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request as never, reply as never),
  })
  const checks = new Map<string, ReadinessCheck>()
  app.decorate('checkReadiness', (name: string, check: ReadinessCheck) => void checks.set(name, check))
  app.decorateRequest('accountMark', '')
  app.decorateRequest('readViewer', function readViewer() {
    const reading = options.readViewer(this.headers.authorization).then((viewer) => {
      this.accountMark = viewer ? createHash('sha1').update(viewer.id).digest('base64url').slice(0, 8) : ''
      return viewer
    })
    this.readViewer = () => reading
    return reading
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
  })
  const switches = openSwitches(options.flagsFile, { logger: app.log })
  app.decorate('switches', switches)
  app.addHook('onClose', () => switches.close())
  drainBeforeClosing(app)
  acceptOnlyJson(app)
  const { translateError = (error) => error } = options
  app.setErrorHandler((error, request, reply) => replyWithProblem(translateError(error), request, reply))
  app.setNotFoundHandler((request, reply) => replyWithProblem(refusals.notFound(), request, reply))
  registerHealth(app, checks)
  return app
}

/** The client's request id, if it is safe for logs and answers; otherwise a new one. */
const requestIdIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined

/** JSON is the only body; an empty one is none, as `DELETE` and "empty body" calls send it. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, (error, parsed) =>
      error ? done(refusals.malformedRequest({ message: 'The request body is not valid JSON.' })) : done(null, parsed),
    )
  })
}

/** The trace ids for log lines; nothing without tracing. */
function traceOfLine(): { trace_id?: string; span_id?: string } {
  const place = trace.getActiveSpan()?.spanContext()
  return place && isSpanContextValid(place) ? { trace_id: place.traceId, span_id: place.spanId } : {}
}

/** Refusals for requests that are no valid HTTP, by Node's error code. */
const known: Record<string, { status: number; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE', message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' },
}
const otherwise = { status: 400, code: 'MALFORMED_REQUEST', message: 'The request could not be read.' }

/** Answers with problem+json what never became a request, and closes. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code, message } = known[error.code ?? ''] ?? otherwise
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, detail: message, code, requestId: randomUUID() }
  const body = JSON.stringify(problem)
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${problemContentType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

const USUAL_DRAIN_SECONDS = 5

/** Lets requests under way finish before a closing server cuts every connection, the never used ones among them. */
function drainBeforeClosing(app: FastifyInstance): void {
  const endings: (() => void)[] = []
  app.decorate('drainSeconds', USUAL_DRAIN_SECONDS)
  app.decorate('lingerMs', 0)
  let isStopping = false
  let underWay = 0
  let settled = () => {}
  app.decorate('beforeDrain', (end: () => void) => void endings.push(end))
  app.checkReadiness('running', () => {
    if (isStopping) throw new Error('stopping')
  })
  app.addHook('onRequest', async (_request, reply) => {
    underWay++
    reply.raw.once('close', () => {
      underWay--
      if (underWay === 0) settled()
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const end of endings) end()
    await pause(app.lingerMs)
    if (underWay === 0) return
    await new Promise<void>((resolve) => {
      settled = resolve
      setTimeout(resolve, app.drainSeconds * 1_000).unref()
    })
  })
}
