import type { ModerationEntry } from '@storyright/contracts/http'
import { communityLimits } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import { type AuditRow, auditRows } from '../audit/audit-rows.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'

interface Listing {
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** What moderators did, the newest first. */
export const listAudit =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ cursor, limit = communityLimits.page }: Listing): Promise<Page<ModerationEntry>> => {
    const entries = auditRows.of(db)
    const after = readCursor(place, cursor)
    const [rows, total] = await Promise.all([
      entries
        .find(after ? following(after) : {})
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .toArray(),
      entries.estimatedDocumentCount(),
    ])
    const page = pageOf(rows, { limit, total, placeOf: ({ at, _id }) => [at, _id] })
    const writer = await findWriters(
      db,
      page.rows.flatMap(({ actorId, authorId }) => [actorId, authorId]),
    )
    const views = page.rows.map(({ _id: id, at, actorId, authorId, ...entry }) => ({
      ...entry,
      id,
      at: at.toISOString(),
      actor: writer(actorId),
      author: writer(authorId),
    }))
    return { ...page, rows: views }
  }

function following([moment, id]: z.infer<typeof place>): Filter<AuditRow> {
  const at = new Date(moment)
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] }
}
