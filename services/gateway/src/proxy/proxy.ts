import httpProxy from '@fastify/http-proxy'
import type { ServiceName } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits, PoolKind } from '../limits.ts'
import { normalPath, type Route, routeOf } from '../routing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { answerHeaders } from './answer-headers.ts'
import { asRefusal } from './as-refusal.ts'
import { clientAddress } from './client-address.ts'
import { createDispatcher, stopBy } from './dispatcher.ts'
import { findAccessToken } from './find-access-token.ts'
import { type Answer, limitAnswer, sendBody } from './give-answer.ts'
import { createPool, type Place, type Pool } from './pool.ts'
import { type Body, discard, readBody, refuseAnnouncedLength } from './read-body.ts'
import { requestHeaders } from './request-headers.ts'
import { stopWhenGone } from './stop-when-gone.ts'

/** A request on its way to the service that answers it. */
interface Passing {
  route: Route
  stop: AbortController
  body: Body
  accessToken: string | null
  kind: PoolKind
  client: string
  place: Place
  late: NodeJS.Timeout
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who answers this request, once it is known. */
    target: Route | null
    passing: Passing | null
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
  const dispatcher = createDispatcher(limits)
  app.addHook('onClose', () => dispatcher.destroy())

  app.decorateRequest('target', null)
  app.decorateRequest('passing', null)
  // Bodies are passed on, not parsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.addHook('onRequest', async (request, reply) => {
    request.target = findTarget(request, upstreams)
    refuseAnnouncedLength(request, reply, request.target.bodyLimit)
  })

  await app.register(httpProxy, {
    upstream: '',
    routes: ['/api/*'],
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: dispatcher,
    async handler(request, reply, path, options) {
      const route = request.target as Route
      const stop = stopWhenGone(reply)
      const body = await readBody(request, route.bodyLimit, limits)
      const accessToken = await findAccessToken(request, sessions)
      const kind = kindOf(route, request, body)
      const client = clientAddress(request.ip)
      let place: Place | undefined
      let late: NodeJS.Timeout | undefined
      try {
        place = await poolsOf.get(route.service)![kind].enter(client, stop.signal)
        late = setTimeout(() => stop.abort(new Error(`${route.service} did not answer in time`)), route.timeLimitMs)
        request.passing = { route, stop, body, accessToken, kind, client, place, late }
        if (!Buffer.isBuffer(body)) {
          request.body = body
          return reply.from(path, options)
        }
        const contentType = request.headers['content-type'] ?? 'application/octet-stream'
        return reply.from(path, { ...options, body, contentType })
      } catch (error) {
        clearTimeout(late)
        place?.leave()
        discard(body)
        throw asRefusal(error, route.service, request)
      }
    },
    replyOptions: {
      getUpstream: (request) => upstreams[(request.target as Route).service]!,
      retryDelay: () => null,
      rewriteRequestHeaders(request) {
        const { route, accessToken, body, stop } = request.passing as Passing
        return stopBy(stop.signal, requestHeaders(request as FastifyRequest, route.service, accessToken, body))
      },
      rewriteHeaders: (headers, request) =>
        answerHeaders(headers, (request!.target as Route).service, request as FastifyRequest),
      onResponse(request, reply, response) {
        const { route, kind, client, place, late } = request.passing as Passing
        const { stream } = response as unknown as Answer
        clearTimeout(late)
        // Who was answered early may finish sending: closing now could lose the answer.
        if (!request.raw.complete) reply.removeHeader('connection')
        const { downloads } = poolsOf.get(route.service)!
        const findSlowPlace = kind === 'calls' ? () => downloads.tryEnter(client) : undefined
        limitAnswer(stream, reply as FastifyReply, limits, place, findSlowPlace)
        sendBody(stream, request as FastifyRequest, reply as FastifyReply)
      },
      onError(reply, { error }) {
        const { route, place, body, late } = reply.request.passing as Passing
        clearTimeout(late)
        place.leave()
        discard(body)
        reply.send(asRefusal(error.cause ?? error, route.service, reply.request as FastifyRequest))
      },
    },
  })
}

const createPools = ({ pools }: Limits): Pools => ({
  calls: createPool(pools.calls),
  uploads: createPool(pools.uploads),
  downloads: createPool(pools.downloads),
})

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
