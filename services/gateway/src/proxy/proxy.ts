import httpProxy from '@fastify/http-proxy'
import type { ServiceName } from '@storyright/contracts/services'
import { clientNetwork } from '@storyright/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Route } from '../routing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { answerHeaders } from './answer-headers.ts'
import { asRefusal } from './as-refusal.ts'
import { createDispatcher, stopBy } from './dispatcher.ts'
import { findAccessToken } from './find-access-token.ts'
import { findTarget } from './find-target.ts'
import { type Answer, limitAnswer, sendBody } from './give-answer.ts'
import { giveUp, type Passing } from './passing.ts'
import type { Place } from './pool.ts'
import { createPools, kindOf } from './pools.ts'
import { discard, readBody, refuseAnnouncedLength } from './read-body.ts'
import { requestHeaders } from './request-headers.ts'
import { stopWhenGone } from './stop-when-gone.ts'

export interface ProxyDependencies {
  upstreams: Partial<Record<ServiceName, string>>
  sessions: Sessions
  limits: Limits
}

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
      const [pools, kind, client] = [
        poolsOf.get(route.service)!,
        kindOf(route, request, body),
        clientNetwork(request.ip),
      ]
      const findSlowPlace = kind === 'calls' ? () => pools.downloads.tryEnter(client) : undefined
      let place: Place | undefined
      try {
        place = await pools[kind].enter(client, stop.signal)
        const late = setTimeout(() => stop.abort(new Error(`${route.service} is late`)), route.timeLimitMs)
        request.passing = { body, accessToken, place, findSlowPlace, late, stop: stop.signal }
        if (!Buffer.isBuffer(body)) {
          request.body = body
          return reply.from(path, options)
        }
        // As it came: without a type of its own to go with, it would be written anew.
        return reply.from(path, { ...options, body, contentType: request.headers['content-type'] ?? 'none' })
      } catch (error) {
        place?.leave()
        discard(body)
        throw asRefusal(error, route.service, request)
      }
    },
    replyOptions: {
      getUpstream: (request) => upstreams[request.target!.service]!,
      retryDelay: () => null, // whoever asked decides whether to ask again
      rewriteRequestHeaders: (request, headers) => {
        const { accessToken, body, stop } = request.passing as Passing
        return stopBy(stop, requestHeaders(request as FastifyRequest, headers, accessToken, body))
      },
      rewriteHeaders: (headers, request) => answerHeaders(headers, request as FastifyRequest),
      onResponse(request, reply, response) {
        const { stream } = response as unknown as Answer
        // Who was answered early may finish sending: closing now could lose the answer.
        if (!request.raw.complete) reply.removeHeader('connection')
        limitAnswer(stream, reply as FastifyReply, limits, request.passing as Passing)
        sendBody(stream, request as FastifyRequest, reply as FastifyReply)
      },
      onError(reply, { error }) {
        const request = reply.request as FastifyRequest
        giveUp(request.passing as Passing)
        reply.send(asRefusal(error.cause ?? error, request.target!.service, request))
      },
    },
  })
}
