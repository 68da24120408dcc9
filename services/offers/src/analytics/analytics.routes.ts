import { offerAdministrationCalls } from '@storyright/contracts'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { agentFigures } from './agent-figures.ts'

export function analyticsRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, offerAdministrationCalls.agentAnalytics, async ({ viewer, params: { agentId } }) => {
    if (viewer.role !== 'admin' && viewer.id !== agentId) throw offerRefusals.notYourFigures()
    return agentFigures(db, agentId)
  })
}
