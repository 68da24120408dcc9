import { type PeopleAuditEntry, type peopleAdministrationCalls, peopleAuditActions } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'

type AuditQuery = z.output<typeof peopleAdministrationCalls.peopleAudit.query>
export type AuditViews = ReturnType<typeof createAuditViews>

const place = z.string().regex(/^\d{1,18}$/)

/** The audit trail as administrators read it. */
export function createAuditViews(db: Database) {
  const namesOf = async (ids: string[]) => {
    const people = await db.person.findMany({
      where: { id: { in: ids } },
      select: { id: true, firstName: true, lastName: true },
    })
    return new Map(people.map((person) => [person.id, person]))
  }
  return {
    /** With the names that people have now. */
    async entries({ cursor, limit = paging.listMaximum, sort = '-when' }: AuditQuery): Promise<Page<PeopleAuditEntry>> {
      const after = readCursor(place, cursor)
      const where = { action: { in: [...peopleAuditActions] } }
      const isOldestFirst = sort === 'when'
      const [total, rows] = await Promise.all([
        db.auditEntry.count({ where }),
        db.auditEntry.findMany({
          where: after === null ? where : { ...where, id: { [isOldestFirst ? 'gt' : 'lt']: BigInt(after) } },
          orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
          take: limit + 1,
        }),
      ])
      const page = pageOf(rows, { limit, total, placeOf: ({ id }) => String(id) })
      const names = await namesOf([...new Set(page.rows.flatMap(({ actorId, personId }) => [actorId!, personId]))])
      const shown = page.rows.map(({ entryId, at, action, actorId, personId, before, after: became, notes }) => ({
        id: entryId,
        at: at.toISOString(),
        action: action as PeopleAuditEntry['action'],
        actor: names.get(actorId!)!,
        subject: names.get(personId)!,
        before: (before ?? {}) as PeopleAuditEntry['before'],
        after: (became ?? {}) as PeopleAuditEntry['after'],
        notes,
      }))
      return { ...page, rows: shown }
    },
  }
}
