import { listingManagementCalls } from '@storyright/contracts'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { auditPage } from './audit.views.ts'

const { listingsAudit } = listingManagementCalls

export function auditRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, listingsAudit, async ({ query, reply }) => {
    const { rows, total, next } = await auditPage(db, query)
    reply.header('x-total-count', total)
    if (next)
      reply.header('link', `<${listingsAudit.path}?limit=${query.limit ?? rows.length}&cursor=${next}>; rel="next"`)
    return rows
  })
}
