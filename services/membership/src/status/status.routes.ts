import { membershipCalls } from '@storyright/contracts/http'
import { monthOf } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { findMonth } from '../views/view.views.ts'
import { statusOf } from './status.ts'

export function statusRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  serve(app, membershipCalls.membershipStatus, async ({ viewer }) => {
    const now = clock()
    const month = await findMonth(db, viewer.id, monthOf(now))
    return statusOf(viewer, month?.counted.length ?? 0, now)
  })
}
