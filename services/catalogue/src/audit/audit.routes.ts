import { listingManagementCalls } from '@storyright/contracts/http'
import { describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { auditPage } from './audit.views.ts'

const { listingsAudit } = listingManagementCalls

export function auditRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, listingsAudit, async ({ query, reply }) => {
    const page = await auditPage(db, query)
    describePage(reply, page, listingsAudit.path, query)
    return page.rows
  })
}
