import { offerAdministrationCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireOwnOrAdmin } from '../people/own-or-admin.ts'
import { agentFigures } from './agent-figures.ts'

export function analyticsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'identity'>): void {
  serve(app, offerAdministrationCalls.agentAnalytics, async ({ viewer, params: { agentId } }) => {
    await requireOwnOrAdmin(deps, viewer, agentId, offerRefusals.notYourFigures)
    return agentFigures(deps.db, agentId)
  })
}
