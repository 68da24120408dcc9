import { type ListingAuditAction, type ListingAuditEntry, listingManagementCalls } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  type Page,
  pageOf,
  readCursor,
  serve,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { namesOf } from '../people/names.ts'

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

const place = z.string().regex(/^\d{1,18}$/)

/** What administrators did, newest first, with the names that people have now. The cursor is the last entry's number. */
async function auditPage(
  db: Database,
  { cursor, limit = paging.listMaximum, sort = '-when' }: z.output<typeof listingManagementCalls.listingsAudit.query>,
): Promise<Page<ListingAuditEntry>> {
  const after = readCursor(place, cursor)
  const isOldestFirst = sort === 'when'
  const [total, found] = await Promise.all([
    db.auditEntry.count(),
    db.auditEntry.findMany({
      where: after === null ? {} : { id: { [isOldestFirst ? 'gt' : 'lt']: BigInt(after) } },
      include: { listing: { select: { id: true, title: true } } },
      orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ id }) => String(id) })
  const nameOf = await namesOf(
    db,
    page.rows.map(({ actorId }) => actorId),
  )
  const rows = page.rows.map(({ id, at, action, actorId, listing, before, after: became }) => ({
    id: String(id),
    at: at.toISOString(),
    action: action as ListingAuditAction,
    actor: { id: actorId, name: nameOf(actorId) },
    listing: { id: String(listing.id), title: listing.title },
    before: before as ListingAuditEntry['before'],
    after: became as ListingAuditEntry['after'],
  }))
  return { ...page, rows }
}
