import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { refusals } from '@storyright/contracts/vocabulary'
import { clientNetwork, type ServiceClient } from '@storyright/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits, PoolKind } from '../limits.ts'
import type { Route } from '../routing.ts'
import type { OpenStream, OpenStreams } from '../sessions/open-streams.ts'
import { sessionToken } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { asRefusal } from './as-refusal.ts'
import { findSession } from './find-session.ts'
import { giveUp } from './passing.ts'
import { createPersonLimits } from './person-limits.ts'
import type { Pool } from './pool.ts'
import { kindOf } from './pools.ts'
import { discard, readBody } from './read-body.ts'
import { stopWhenGone } from './stop-when-gone.ts'

interface Deps {
  poolsOf: ReadonlyMap<string, Record<PoolKind, Pool>>
  sessions: Sessions
  identity: Pick<ServiceClient, 'ask'>
  openStreams: OpenStreams
  limits: Limits
}

/** Reads a small body, finds the access token, waits for a place in the pool, then forwards the request. */
export function passOn({
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
      throw asRefusal(error, route.service, request)
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
