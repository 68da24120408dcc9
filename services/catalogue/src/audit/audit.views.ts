import {
  type ListingAuditAction,
  type ListingAuditEntry,
  type listingManagementCalls,
  paging,
} from '@storyright/contracts'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { namesOf } from '../people/names.ts'

interface AuditPage {
  rows: ListingAuditEntry[]
  total: number
  /** Where the next page begins, when there is one. */
  next: string | null
}

/** What administrators did, newest first, with the names that people have now. The cursor is the last entry's number. */
export async function auditPage(
  db: Database,
  { cursor, limit = paging.listMaximum }: z.output<typeof listingManagementCalls.listingsAudit.query>,
): Promise<AuditPage> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) throw catalogueRefusals.cursorNotValid()
  const [total, found] = await Promise.all([
    db.auditEntry.count(),
    db.auditEntry.findMany({
      where: cursor === undefined ? {} : { id: { lt: BigInt(cursor) } },
      include: { listing: { select: { id: true, title: true } } },
      orderBy: { id: 'desc' },
      take: limit + 1,
    }),
  ])
  const shown = found.slice(0, limit)
  const nameOf = await namesOf(
    db,
    shown.map(({ actorId }) => actorId),
  )
  const rows = shown.map(({ id, at, action, actorId, listing, before, after }) => ({
    id: String(id),
    at: at.toISOString(),
    action: action as ListingAuditAction,
    actor: { id: actorId, name: nameOf(actorId) },
    listing: { id: String(listing.id), title: listing.title },
    before: before as ListingAuditEntry['before'],
    after: after as ListingAuditEntry['after'],
  }))
  return { rows, total, next: found.length > limit ? rows.at(-1)!.id : null }
}
