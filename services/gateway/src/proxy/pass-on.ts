import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { clientNetwork } from '@storyright/service-kit'
import type { Limits, PoolKind } from '../limits.ts'
import type { Route } from '../routing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { asRefusal } from './as-refusal.ts'
import { findAccessToken } from './find-access-token.ts'
import { giveUp } from './passing.ts'
import type { Pool } from './pool.ts'
import { kindOf } from './pools.ts'
import { discard, readBody } from './read-body.ts'
import { stopWhenGone } from './stop-when-gone.ts'

interface Deps {
  poolsOf: ReadonlyMap<string, Record<PoolKind, Pool>>
  sessions: Sessions
  limits: Limits
}

/** Reads a small body, finds the access token, waits for a place in the pool, then forwards the request. */
export function passOn({ poolsOf, sessions, limits }: Deps): NonNullable<FastifyHttpProxyOptions['handler']> {
  return async (request, reply, path, options) => {
    const route = request.target as Route
    const stop = stopWhenGone(reply)
    const body = await readBody(request, route.bodyLimit, limits)
    const accessToken = await findAccessToken(request, sessions)
    try {
      const pools = poolsOf.get(route.service)!
      const kind = kindOf(route, request, body)
      const client = clientNetwork(request.ip)
      const place = await pools[kind].enter(client, stop.signal)
      request.passing = {
        body,
        accessToken,
        place,
        findSlowPlace: kind === 'calls' ? () => pools.downloads.tryEnter(client) : undefined,
        late: setTimeout(() => stop.abort(new Error(`${route.service} is late`)), route.timeLimitMs),
        stop: stop.signal,
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
