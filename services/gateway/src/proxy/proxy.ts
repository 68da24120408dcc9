import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { allCalls, type ServiceName } from '@storyright/contracts/services'
import { access, refusals } from '@storyright/contracts/vocabulary'
import { clientNetwork, type ServiceClient } from '@storyright/service-kit'
import { gauge, type Measurement, setRoute } from '@storyright/service-kit/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { gatewayRefusals } from '../errors.ts'
import type { Limits, PoolKind } from '../limits.ts'
import type { Route } from '../routing.ts'
import type { OpenStream, OpenStreams } from '../sessions/open-streams.ts'
import { sessionToken } from '../sessions/session-cookie.ts'
import type { KnownSession } from '../sessions/session-memory.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { createDispatcher } from './dispatcher.ts'
import { findTarget, partsOf } from './find-target.ts'
import { createPersonLimits } from './person-limits.ts'
import { createPool, type Pool } from './pool.ts'
import { type Body, discard, readBody, refuseAnnouncedLength } from './read-body.ts'
import { replyOptions } from './reply-options.ts'
import { giveUp } from './request-context.ts'
import { toProblem } from './to-problem.ts'

export interface ProxyDependencies {
  upstreams: Partial<Record<ServiceName, string>>
  sessions: Sessions
  identity: Pick<ServiceClient, 'ask'>
  openStreams: OpenStreams
  limits: Limits
}

/** Forwards everything under /api to the service that owns the path, bytes unchanged, within its limits. */
export async function registerProxy(app: FastifyInstance, dependencies: ProxyDependencies): Promise<void> {
  const { upstreams, sessions, identity, openStreams, limits } = dependencies
  const poolsOf = new Map(Object.keys(upstreams).map((service) => [service, createPools(limits)]))
  const dispatcher = createDispatcher(limits)
  const endings = [gauge('poolTaken', usageOf(poolsOf, 'taken')), gauge('poolWaiting', usageOf(poolsOf, 'waiting'))]
  app.addHook('onClose', async () => {
    for (const end of endings) end()
    await dispatcher.destroy()
  })

  app.decorateRequest('target', null)
  app.decorateRequest('passing', null)
  // Bodies are passed on, not parsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.addHook('onRequest', async (request) => {
    request.target = findTarget(request, upstreams)
    setRoute(request.raw, request.target.path)
    refuseAnnouncedLength(request, request.target.bodyLimit)
  })

  await app.register(httpProxy, {
    upstream: '',
    routes: ['/api/*'],
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: dispatcher,
    handler: passOn({ poolsOf, sessions, identity, openStreams, limits }),
    replyOptions: replyOptions({ upstreams, limits }),
  })
}

interface Deps {
  poolsOf: ReadonlyMap<string, Record<PoolKind, Pool>>
  sessions: Sessions
  identity: Pick<ServiceClient, 'ask'>
  openStreams: OpenStreams
  limits: Limits
}

/** Reads a small body, finds the access token, waits for a place in the pool, then forwards the request. */
function passOn({
  poolsOf,
  sessions,
  identity,
  openStreams,
  limits,
}: Deps): NonNullable<FastifyHttpProxyOptions['handler']> {
  const admit = createPersonLimits(identity)
  return async (request, reply, path, options) => {
    const route = request.target as Route
    const stop = stopWhenGone(reply)
    const body = await readBody(request, route.bodyLimit, limits)
    const watch = route.stream ? watchSession(request, reply, openStreams, stop) : undefined
    const session = await findSession(request, sessions)
    if (session) watch?.belongsTo(session.userId)
    try {
      if (session) await admit(request, reply, session.userId)
      const pools = poolsOf.get(route.service)!
      const kind = kindOf(route, request, body)
      const client = clientNetwork(request.ip)
      const place = await pools[kind].enter(client, stop.signal)
      request.passing = {
        body,
        accessToken: session?.accessToken ?? null,
        place,
        findSlowPlace: kind === 'calls' ? () => pools.downloads.tryEnter(client) : undefined,
        late: setTimeout(() => stop.abort(new Error(`${route.service} is late`)), route.timeLimitMs),
        stop: stop.signal,
        watch,
      }
      if (!Buffer.isBuffer(body)) {
        request.body = body
        return reply.from(path, options)
      }
      // Without a content type a buffered body would be re-serialised as JSON.
      return reply.from(path, { ...options, body, contentType: request.headers['content-type'] ?? 'none' })
    } catch (error) {
      if (request.passing) giveUp(request.passing)
      else discard(body)
      throw toProblem(error, route.service, request)
    }
  }
}

/** Ends a stream with its session. */
function watchSession(
  request: FastifyRequest,
  reply: FastifyReply,
  openStreams: OpenStreams,
  stop: AbortController,
): OpenStream | undefined {
  const token = sessionToken(request.headers.cookie)
  if (!token) return undefined
  const watch = openStreams.add(token, () => stop.abort(refusals.unavailable({ retryAfterSeconds: 2 })))
  reply.raw.once('close', watch.leave)
  return watch
}

/** Aborts upstream work once the client has disconnected. */
function stopWhenGone(reply: FastifyReply): AbortController {
  const stop = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stop.abort(gatewayRefusals.requestBroken())
  })
  return stop
}

/** `null` for visitors. While identity is away, public calls go on as a visitor's and all others are refused with 503. */
async function findSession(request: FastifyRequest, sessions: Sessions): Promise<KnownSession | null> {
  const token = sessionToken(request.headers.cookie)
  if (!token) return null
  try {
    return await sessions.find(token)
  } catch (error) {
    if (isPublicCall(request)) return null
    throw error
  }
}

function isPublicCall(request: FastifyRequest): boolean {
  const given = partsOf(request)
  return allCalls.some((call) => {
    const expected = call.path.split('/')
    const fits =
      expected.length === given.length && expected.every((part, at) => part.startsWith(':') || part === given[at])
    return fits && call.method === request.method && access[call.access](null)
  })
}

/** The pools of one service. */
function createPools({ pools }: Limits): Record<PoolKind, Pool> {
  return {
    calls: createPool(pools.calls),
    uploads: createPool(pools.uploads),
    downloads: createPool(pools.downloads),
    streams: createPool(pools.streams),
  }
}

/** A body that is already buffered is as quick as none, but for a file: looking at a small one may take seconds. */
function kindOf({ files, stream }: Route, { method }: FastifyRequest, body: Body): PoolKind {
  if (body !== null && !Buffer.isBuffer(body)) return 'uploads'
  if (method !== 'GET' && method !== 'HEAD') return files && body !== null ? 'uploads' : 'calls'
  if (stream) return 'streams'
  return files ? 'downloads' : 'calls'
}

/** How full the pools are, for the metrics. */
function usageOf(poolsOf: ReadonlyMap<string, Record<PoolKind, Pool>>, what: 'taken' | 'waiting') {
  return (): Measurement[] =>
    [...poolsOf].flatMap(([upstream, pools]) =>
      Object.entries(pools).map(([pool, { usage }]) => ({ value: usage()[what], by: { upstream, pool } })),
    )
}
