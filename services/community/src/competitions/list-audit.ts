import type { CompetitionAuditEntry } from '@storyright/contracts/http'
import type { Page } from '@storyright/service-kit'
import { auditPage, type Listing } from '../audit/audit-page.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { competitionRows } from './competition-rows.ts'
import { judgementRows } from './judgement-rows.ts'

/** What administrators did to competitions and their entries, the newest first. */
export async function listAudit({ db }: Pick<Deps, 'db'>, listing: Listing): Promise<Page<CompetitionAuditEntry>> {
  const page = await auditPage(judgementRows.of(db), listing)
  const about = { _id: { $in: [...new Set(page.rows.map(({ competitionId }) => competitionId))] } }
  const [writer, competitions] = await Promise.all([
    findWriters(
      db,
      page.rows.flatMap(({ actorId, entrantId }) => (entrantId ? [actorId, entrantId] : [actorId])),
    ),
    competitionRows
      .of(db)
      .find(about, { projection: { title: 1 } })
      .toArray(),
  ])
  const titles = new Map(competitions.map(({ _id, title }) => [_id, title]))
  const rows = page.rows.map(({ _id: id, at, action, actorId, competitionId, entrantId, before, after }) => ({
    ...{ id, action, before, after },
    at: at.toISOString(),
    actor: writer(actorId),
    competition: { id: competitionId, title: titles.get(competitionId) ?? '' },
    entrant: entrantId === null ? null : writer(entrantId),
  }))
  return { ...page, rows }
}
