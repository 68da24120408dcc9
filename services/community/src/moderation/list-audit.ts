import type { ModerationEntry } from '@storyright/contracts/http'
import type { Page } from '@storyright/service-kit'
import { auditPage, type Listing } from '../audit/audit-page.ts'
import { auditRows } from '../audit/audit-rows.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'

/** What moderators did, the newest first. */
export async function listAudit({ db }: Pick<Deps, 'db'>, listing: Listing): Promise<Page<ModerationEntry>> {
  const page = await auditPage(auditRows.of(db), listing)
  const writer = await findWriters(
    db,
    page.rows.flatMap(({ actorId, authorId }) => [actorId, authorId]),
  )
  const rows = page.rows.map(({ _id: id, at, actorId, authorId, ...entry }) => ({
    ...entry,
    id,
    at: at.toISOString(),
    actor: writer(actorId),
    author: writer(authorId),
  }))
  return { ...page, rows }
}
