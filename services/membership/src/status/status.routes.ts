import { membershipCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { readStatus } from './current-status.ts'

export function statusRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  serve(app, membershipCalls.membershipStatus, async ({ viewer }) => readStatus(deps, viewer))
}
