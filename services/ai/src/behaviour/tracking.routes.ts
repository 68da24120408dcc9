import { trackingCalls } from '@storyright/contracts/http'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { activityOf, type Done, searchOf } from './activity.ts'
import { forgetBehaviour } from './forget-behaviour.ts'
import { recordActivities } from './record-activities.ts'

export function trackingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const record = recordActivities(deps)
  const done = (userId: string, request: FastifyRequest): Done => ({
    userId,
    at: deps.clock(),
    key: idempotencyKeyOf(request),
    userAgent: request.headers['user-agent'],
  })

  serve(app, trackingCalls.trackSearch, async ({ viewer, body, request }) => {
    await record(searchOf(body, done(viewer.id, request)))
    return undefined
  })

  serve(app, trackingCalls.trackActivity, async ({ viewer, body, request }) => {
    const activity = activityOf(body, done(viewer.id, request))
    if (activity) await record(activity)
    return undefined
  })

  serve(app, trackingCalls.forgetTracked, async ({ viewer }) => {
    await forgetBehaviour(deps, viewer.id)
    return undefined
  })
}
