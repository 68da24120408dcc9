import { allCalls, type ServiceName, services } from '@storyright/contracts/services'
import { access, Refusal, refusals } from '@storyright/contracts/vocabulary'
import { clientNetwork } from '@storyright/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { gatewayRefusals } from '../errors.ts'
import type { Limits, PoolKind } from '../limits.ts'
import { normalPath, type Route, routeOf } from '../routing.ts'
import { sessionToken } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { answerHeaders } from './answer-headers.ts'
import { askService } from './ask-service.ts'
import { createPool, type Place, type Pool } from './pool.ts'
import { type Body, discard, readBody, refuseAnnouncedLength } from './read-body.ts'
import { requestHeaders } from './request-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who answers this request, once it is known. */
    target: Route | null
  }
}

export interface ProxyDependencies {
  upstreams: Partial<Record<ServiceName, string>>
  sessions: Sessions
  limits: Limits
}

type Pools = Record<PoolKind, Pool>

/** Passes everything under /api on to the service whose path it is, bytes unchanged, within its limits. */
export async function registerProxy(app: FastifyInstance, dependencies: ProxyDependencies): Promise<void> {
  const { upstreams, sessions, limits } = dependencies
  const poolsOf = new Map(Object.keys(upstreams).map((service) => [service, createPools(limits)]))
  // Connections are as many as the pools have places: there nothing queues where nobody counts.
  const agent = new Agent({ keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: limits.answerStallMs })
  app.addHook('onClose', () => agent.destroy())

  app.decorateRequest('target', null)
  // Bodies are passed on, not parsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.addHook('onRequest', async (request, reply) => {
    request.target = findTarget(request, upstreams)
    refuseAnnouncedLength(request, reply, request.target.bodyLimit)
  })

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.target as Route
    const { service, timeLimitMs } = route
    const stop = stopWhenGone(reply)
    const body = await readBody(request, route.bodyLimit, limits)
    const accessToken = await findAccessToken(request, sessions)
    const headers = requestHeaders(request, service, accessToken, body)
    const pools = poolsOf.get(service)!
    const kind = kindOf(route, request, body)
    const client = clientNetwork(request.ip)
    let place: Place | undefined
    try {
      place = await pools[kind].enter(client, stop.signal)
      const answer = await askService(agent, request, { origin: upstreams[service]!, headers, body, timeLimitMs, stop })
      limitAnswer(answer, reply, limits, place, kind === 'calls' ? () => pools.downloads.tryEnter(client) : undefined)
      reply.code(answer.statusCode).headers(answerHeaders(answer.headers, service, request))
      return await sendBody(answer, request, reply)
    } catch (error) {
      place?.leave()
      discard(body)
      throw asRefusal(error, service, request)
    }
  }
  app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/api/*', handler: pass })
}

const createPools = ({ pools }: Limits): Pools => ({
  calls: createPool(pools.calls),
  uploads: createPool(pools.uploads),
  downloads: createPool(pools.downloads),
})

/** Whatever is asked for a client is stopped once the client has gone. */
function stopWhenGone(reply: FastifyReply): AbortController {
  const stop = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stop.abort(gatewayRefusals.requestBroken())
  })
  return stop
}

function findTarget(request: FastifyRequest, upstreams: ProxyDependencies['upstreams']): Route {
  const path = normalPath(pathOf(request))
  const route = path === undefined ? undefined : routeOf(path)
  if (!route || !upstreams[route.service]) throw refusals.notFound()
  return route
}

const pathOf = (request: FastifyRequest) => request.raw.url!.split('?', 1)[0]!

/** A body that was read already is as quick as none. */
function kindOf({ files }: Route, { method }: FastifyRequest, body: Body): PoolKind {
  if (body !== null && !Buffer.isBuffer(body)) return 'uploads'
  return files && (method === 'GET' || method === 'HEAD') ? 'downloads' : 'calls'
}

/** Keeps the place until the answer has been taken, and the answer from taking for ever. */
function limitAnswer(
  { body }: Dispatcher.ResponseData,
  reply: FastifyReply,
  limits: Limits,
  place: Place,
  findSlowPlace: (() => Place | undefined) | undefined,
): void {
  let current = place
  reply.raw.setTimeout(limits.answerStallMs)
  const tooLong = setTimeout(() => reply.raw.destroy(), limits.answerMs)
  const slow =
    findSlowPlace &&
    setTimeout(() => {
      const slowPlace = findSlowPlace()
      if (!slowPlace) return reply.raw.destroy()
      current.leave()
      current = slowPlace
    }, limits.promptAnswerMs)
  const over = () => {
    clearTimeout(tooLong)
    clearTimeout(slow)
    current.leave()
  }
  body.on('error', () => undefined) // it may break off before anybody else listens; the reply notices by itself
  body.once('close', over)
}

/** Some answers have no body, whatever their headers say. */
async function sendBody(
  { body, statusCode }: Dispatcher.ResponseData,
  { method }: FastifyRequest,
  reply: FastifyReply,
) {
  if (method !== 'HEAD' && statusCode !== 204 && statusCode !== 304) return reply.send(body)
  await body.dump()
  return reply.send()
}

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

function asRefusal(error: unknown, service: ServiceName, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  request.log.warn({ err: error, service }, 'A service could not be asked')
  return refusals.unavailable({
    says: `${services[service].part} is not available right now. Please try again shortly.`,
    retryAfterSeconds: 2,
  })
}
