import type { SupportAuditEntry } from '@storyright/contracts/http'
import type { Page } from '@storyright/service-kit'
import { auditPage, type Listing } from '../audit/audit-page.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { supportAuditRows } from './support-audit-rows.ts'
import { threadRows } from './thread-rows.ts'

/** What administrators closed and opened again, the newest first. */
export async function listAudit({ db }: Pick<Deps, 'db'>, listing: Listing): Promise<Page<SupportAuditEntry>> {
  const page = await auditPage(supportAuditRows.of(db), listing)
  const about = { _id: { $in: [...new Set(page.rows.map(({ threadId }) => threadId))] } }
  const [writer, threads] = await Promise.all([
    findWriters(
      db,
      page.rows.flatMap(({ actorId, memberId }) => [actorId, memberId]),
    ),
    threadRows
      .of(db)
      .find(about, { projection: { topic: 1 } })
      .toArray(),
  ])
  const topics = new Map(threads.map(({ _id: id, topic }) => [id, { id, topic }]))
  const rows = page.rows.map(({ _id: id, at, actorId, threadId, memberId, before, after }) => ({
    id,
    at: at.toISOString(),
    actor: writer(actorId),
    thread: topics.get(threadId) ?? null,
    member: writer(memberId),
    before: { status: before },
    after: { status: after },
  }))
  return { ...page, rows }
}
