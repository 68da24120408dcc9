import { trackingCalls } from '@storyright/contracts/http'
import { access, type Viewer } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import { rateLimit } from '@storyright/stored-service/redis'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { activityOf, type Done, searchOf } from './activity.ts'
import { forgetBehaviour } from './forget-behaviour.ts'
import { recordActivities } from './record-activities.ts'

type TrackingDeps = Pick<Deps, 'db' | 'clock' | 'redis' | 'logger'>
export type TrackingLimits = Pick<Config, 'LIMIT_TRACKED_PER_MINUTE' | 'LIMIT_TRACKED_AT_ONCE'>

const MINUTE_MS = 60_000

export function trackingRoutes(app: FastifyInstance, deps: TrackingDeps, config: TrackingLimits): void {
  const record = recordActivities(deps)
  const capacity = config.LIMIT_TRACKED_AT_ONCE
  const admit = rateLimit(deps, { capacity, intervalMs: Math.ceil(MINUTE_MS / config.LIMIT_TRACKED_PER_MINUTE) })
  const done = ({ id: userId, ...viewer }: Viewer, request: FastifyRequest): Done => ({
    userId,
    isProducer: access.producer({ id: userId, ...viewer }),
    at: deps.clock(),
    key: idempotencyKeyOf(request),
    userAgent: request.headers['user-agent'],
  })

  serve(app, trackingCalls.trackSearch, async ({ viewer, body, request }) => {
    await admit(`ai:tracked:${viewer.id}`)
    await record(searchOf(body, done(viewer, request)))
    return undefined
  })

  serve(app, trackingCalls.trackActivity, async ({ viewer, body, request }) => {
    await admit(`ai:tracked:${viewer.id}`)
    const activity = activityOf(body, done(viewer, request))
    if (activity) await record(activity)
    return undefined
  })

  serve(app, trackingCalls.forgetTracked, async ({ viewer }) => {
    await forgetBehaviour(deps, viewer.id)
    return undefined
  })
}
