import type { OfferAuditEntry, offerAdministrationCalls } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { namesOf } from '../people/names.ts'

const place = z.string().regex(/^\d{1,18}$/)

/** What administrators did to offers, newest first, with the names that people have now. The cursor is the last entry's number. */
export async function auditPage(
  db: Database,
  {
    offerId,
    cursor,
    limit = paging.listMaximum,
    sort = '-when',
  }: z.output<typeof offerAdministrationCalls.offersAudit.query>,
): Promise<Page<OfferAuditEntry>> {
  const after = readCursor(place, cursor)
  const isOldestFirst = sort === 'when'
  const where = offerId === undefined ? {} : { offerId }
  const [total, found] = await Promise.all([
    db.auditEntry.count({ where }),
    db.auditEntry.findMany({
      where: after === null ? where : { ...where, id: { [isOldestFirst ? 'gt' : 'lt']: BigInt(after) } },
      orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ id }) => String(id) })
  const [people, offers] = await Promise.all([
    db.person.findMany({ where: { id: { in: distinct(page.rows.map(({ actorId }) => actorId)) } } }),
    db.offer.findMany({
      where: { id: { in: distinct(page.rows.flatMap((entry) => entry.offerId ?? [])) } },
      select: { id: true, listing: { select: { id: true, title: true, author: true } } },
    }),
  ])
  const personWith = new Map(people.map((person) => [person.id, person]))
  const offerWith = new Map(offers.map((offer) => [offer.id, offer]))
  const rows = page.rows.map((entry): OfferAuditEntry => {
    const { note, ...after } = entry.after as Record<string, unknown>
    return {
      id: String(entry.id),
      at: entry.at.toISOString(),
      action: entry.action as OfferAuditEntry['action'],
      actor: { id: entry.actorId, ...namesOf(personWith.get(entry.actorId)) },
      offer: (entry.offerId !== null && offerWith.get(entry.offerId)) || null,
      before: entry.before as OfferAuditEntry['before'],
      after,
      reason: typeof note === 'string' ? note : null,
    }
  })
  return { ...page, rows }
}

const distinct = (ids: string[]) => [...new Set(ids)]
