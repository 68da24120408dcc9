import type { MembershipAuditEntry, membershipAdministrationCalls } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'

const place = z.string().regex(/^\d{1,18}$/)
const nobody = { firstName: '', lastName: '', companyName: null }

/** What administrators did to memberships, newest first, with the names that people have now. The cursor is the last entry's number. */
export async function auditPage(
  db: Database,
  {
    cursor,
    limit = paging.listMaximum,
    sort = '-when',
  }: z.output<typeof membershipAdministrationCalls.membershipsAudit.query>,
): Promise<Page<MembershipAuditEntry>> {
  const after = readCursor(place, cursor)
  const isOldestFirst = sort === 'when'
  const [total, found] = await Promise.all([
    db.auditEntry.count(),
    db.auditEntry.findMany({
      where: after === null ? {} : { id: { [isOldestFirst ? 'gt' : 'lt']: BigInt(after) } },
      orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, { limit, total, placeOf: ({ id }) => String(id) })
  const people = await db.member.findMany({
    where: { personId: { in: [...new Set(page.rows.flatMap(({ actorId, personId }) => [actorId, personId]))] } },
    select: { personId: true, firstName: true, lastName: true, companyName: true },
  })
  const names = new Map(people.map(({ personId, ...name }) => [personId, name]))
  const party = (id: string) => ({ id, ...(names.get(id) ?? nobody) })
  const rows = page.rows.map((entry): MembershipAuditEntry => {
    const { reason, ...after } = entry.after as Record<string, unknown>
    return {
      id: String(entry.id),
      at: entry.at.toISOString(),
      action: entry.action as MembershipAuditEntry['action'],
      actor: party(entry.actorId),
      member: party(entry.personId),
      before: entry.before as MembershipAuditEntry['before'],
      after,
      reason: typeof reason === 'string' ? reason : null,
    }
  })
  return { ...page, rows }
}
