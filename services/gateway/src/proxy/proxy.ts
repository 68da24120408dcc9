import type { IncomingHttpHeaders } from 'node:http'
import replyFrom from '@fastify/reply-from'
import { access, allCalls, Refusal, refusals, type ServiceName } from '@storyright/contracts'
import { replyWithProblem } from '@storyright/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalPath, type Route, routeOf } from '../routing.ts'
import { sessionToken } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { carriesBody, countingStream, refuseAnnouncedLength } from './body-limit.ts'
import { requestHeaders } from './request-headers.ts'
import { partNames } from './upstreams.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who answers this request, once it is known. */
    target: Route | null
  }
}

export interface ProxyDependencies {
  upstreams: Partial<Record<ServiceName, string>>
  sessions: Sessions
}

/** Passes everything under /api on to the service whose path it is, bytes unchanged, within its limits. */
export async function registerProxy(app: FastifyInstance, { upstreams, sessions }: ProxyDependencies): Promise<void> {
  await app.register(replyFrom, {
    undici: { connections: 64, pipelining: 1, keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: 0 },
    disableRequestLogging: true,
    destroyAgent: true,
    retryMethods: [],
    maxRetriesOn503: 0,
  })
  app.decorateRequest('target', null)
  // Bodies are passed on, not read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  app.addHook('onRequest', async (request, reply) => {
    request.target = findTarget(request, upstreams)
    refuseAnnouncedLength(request, reply, request.target.bodyLimit)
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.target || !carriesBody(request)) return done(null, payload)
    done(null, payload.pipe(countingStream(request, request.target.bodyLimit)))
  })

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { service, timeLimitMs } = request.target as Route
    const accessToken = await findAccessToken(request, sessions)
    // The query follows by itself, as it came: reply-from would try to decode one that is given here.
    return reply.from(`${upstreams[service]}${pathOf(request)}`, {
      timeout: timeLimitMs,
      rewriteRequestHeaders: (_request, headers) =>
        requestHeaders(request, headers as IncomingHttpHeaders, service, accessToken),
      rewriteHeaders: (headers) => answerHeaders(headers as IncomingHttpHeaders, service, request),
      onError: (failed, { error }) => void replyWithProblem(asRefusal(error, service), request, failed as FastifyReply),
    })
  }
  app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/api/*', handler: pass })
}

function findTarget(request: FastifyRequest, upstreams: ProxyDependencies['upstreams']): Route {
  const path = normalPath(pathOf(request))
  const route = path === undefined ? undefined : routeOf(path)
  if (!route || !upstreams[route.service]) throw refusals.notFound()
  return route
}

const pathOf = (request: FastifyRequest) => request.raw.url!.split('?', 1)[0]!

/** `null` for visitors. While identity is away, public calls go on as a visitor's and all others are refused with 503. */
async function findAccessToken(request: FastifyRequest, sessions: Sessions): Promise<string | null> {
  const token = sessionToken(request.headers.cookie)
  if (!token) return null
  try {
    return await sessions.accessTokenFor(token)
  } catch (error) {
    if (isPublicCall(request)) return null
    throw error
  }
}

function isPublicCall(request: FastifyRequest): boolean {
  const given = pathOf(request).split('/')
  return allCalls.some((call) => {
    const expected = call.path.split('/')
    const fits =
      expected.length === given.length && expected.every((part, at) => part.startsWith(':') || part === given[at])
    return fits && call.method === request.method && access[call.access](null)
  })
}

/** Only identity sets cookies; how a service is built is nobody's business. */
function answerHeaders(headers: IncomingHttpHeaders, service: ServiceName, request: FastifyRequest) {
  const { server: _server, 'x-powered-by': _poweredBy, ...passed } = headers
  const mayBeCompressed = /\b(br|gzip)\b/.test(String(request.headers['accept-encoding']))
  // A compressed answer has other bytes than the one its service tagged.
  if (mayBeCompressed && passed.etag?.startsWith('"')) passed.etag = `W/${passed.etag}`
  if (service !== 'identity') delete passed['set-cookie']
  return passed
}

function asRefusal(error: Error, service: ServiceName): Refusal {
  const cause = [error, error.cause].find((candidate) => candidate instanceof Refusal)
  if (cause) return cause
  return refusals.unavailable({
    says: `${partNames[service]} is not available right now. Please try again shortly.`,
    retryAfterSeconds: 2,
  })
}
