import { type ListingAuditEntry, listingManagementCalls } from '@storyright/contracts/http'
import { type CsvColumn, csvFile, csvOfPages, describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { auditPage } from './audit.views.ts'

const { listingsAudit, listingsAuditCsv } = listingManagementCalls

export function auditRoutes(app: FastifyInstance, { db, clock }: { db: Database; clock: () => Date }): void {
  serve(app, listingsAudit, async ({ query, reply }) => {
    const page = await auditPage(db, query)
    describePage(reply, page, listingsAudit.path, query)
    return page.rows
  })
  serve(app, listingsAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(columns, (part) => auditPage(db, part))
    return csvFile(reply, `storyright-audit-of-listings-${clock().toISOString().slice(0, 10)}.csv`, lines)
  })
}

const columns: readonly CsvColumn<ListingAuditEntry>[] = [
  ['When', ({ at }) => at],
  ['What was done', ({ action }) => action],
  ['By', ({ actor }) => actor.name],
  ['Listing', ({ listing }) => listing.id],
  ['Title', ({ listing }) => listing.title],
  ['Before', ({ before }) => JSON.stringify(before)],
  ['After', ({ after }) => JSON.stringify(after)],
]
