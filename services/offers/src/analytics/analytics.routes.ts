import { offerAdministrationCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { requireOwnOrAdmin } from '../people/own-or-admin.ts'
import { agentFigures } from './agent-figures.ts'

export function analyticsRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, offerAdministrationCalls.agentAnalytics, async ({ viewer, params: { agentId } }) => {
    await requireOwnOrAdmin(db, viewer, agentId, offerRefusals.notYourFigures)
    return agentFigures(db, agentId)
  })
}
