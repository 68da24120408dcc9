import { type CompetitionAuditEntry, competitionCalls as calls } from '@storyright/contracts/http'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  idempotencyKeyOf,
  type Page,
  sendReady,
  serialised,
  serve,
  withVersion,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type AuditPageInput, auditPage } from '../audit/audit-page.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { changeCompetition } from './change-competition.ts'
import { findCompetition, listCompetitions } from './competition.store.ts'
import { viewCompetition, viewCompetitions, viewEntry, viewJudged } from './competition.view.ts'
import { enterCompetition, withdrawOwnEntry } from './enter-competition.ts'
import { listEntries } from './entry.store.ts'
import { judgeEntry } from './judge-entry.ts'
import { openCompetition } from './open-competition.ts'

export function competitionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, calls.competitions, async ({ viewer }) =>
    viewCompetitions(deps, viewer, await listCompetitions(db, deps.clock())),
  )
  serve(app, calls.competition, async ({ viewer, params: { id }, request, reply }) => {
    const row = await findCompetition(db, id)
    return sendReady(request, reply, serialised(reply, await viewCompetition(deps, viewer, row), row.version))
  })
  serve(app, calls.openCompetition, async ({ viewer, body: form, request }) =>
    viewCompetition(deps, viewer, await openCompetition(deps, { viewer, form, key: idempotencyKeyOf(request) })),
  )
  serve(app, calls.changeCompetition, async ({ viewer, params: { id }, body: form, expected, reply }) => {
    const row = await changeCompetition(deps, { viewer, id, form, expected })
    return withVersion(reply, row.version, await viewCompetition(deps, viewer, row))
  })
  serve(app, calls.enterCompetition, async ({ viewer, params: { id }, body }) => {
    const { entry, competition } = await enterCompetition(deps, viewer, id, body)
    return viewEntry(entry, competition)
  })
  serve(app, calls.withdrawEntry, async ({ viewer, params: { id } }) => {
    await withdrawOwnEntry(deps, viewer, id)
    return undefined
  })
  serve(app, calls.competitionEntries, async ({ params: { id }, query, reply }) => {
    const competition = await findCompetition(db, id)
    const page = await listEntries(db, competition, query)
    describePage(reply, page, calls.competitionEntries.path.replace(':id', id), query)
    return viewJudged(db, page.rows, competition)
  })
  serve(app, calls.judgeEntry, async ({ viewer, params: { id: competitionId, entryId }, body: judgement }) => {
    const { entry, competition } = await judgeEntry(deps, viewer, { competitionId, entryId, judgement })
    return (await viewJudged(db, [entry], competition))[0]!
  })
  serve(app, calls.competitionsAudit, async ({ query, reply }) => {
    const page = await listAudit(deps, query)
    describePage(reply, page, calls.competitionsAudit.path, query)
    return page.rows
  })
  serve(app, calls.competitionsAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(auditColumns, (part) => listAudit(deps, part))
    return csvFile(reply, `storyright-audit-of-competitions-${deps.clock().toISOString().slice(0, 10)}.csv`, lines)
  })
}

const auditColumns: readonly CsvColumn<CompetitionAuditEntry>[] = [
  ['When', ({ at }) => at],
  ['What was done', ({ action }) => action],
  ['By', ({ actor }) => `${actor.firstName} ${actor.lastName}`.trim()],
  ['Competition', ({ competition }) => competition.title],
  ['Entrant', ({ entrant }) => entrant && `${entrant.firstName} ${entrant.lastName}`.trim()],
  ['Before', ({ before }) => JSON.stringify(before)],
  ['After', ({ after }) => JSON.stringify(after)],
]

/** The audit of competitions and their entries. */
async function listAudit({ db }: Pick<Deps, 'db'>, listing: AuditPageInput): Promise<Page<CompetitionAuditEntry>> {
  const page = await auditPage(db, 'competition_audit', listing)
  const ids = [...new Set(page.rows.map(({ competitionId }) => competitionId))]
  const [writer, competitions] = await Promise.all([
    findWriters(
      db,
      page.rows.flatMap(({ actorId, entrantId }) => (entrantId ? [actorId, entrantId] : [actorId])),
    ),
    db.competition.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  ])
  const titles = new Map(competitions.map(({ id, title }) => [id, title]))
  const rows = page.rows.map(({ id, at, action, actorId, competitionId, entrantId, before, after }) => ({
    ...{ id, action, before, after },
    at: at.toISOString(),
    actor: writer(actorId),
    competition: { id: competitionId, title: titles.get(competitionId) ?? '' },
    entrant: entrantId === null ? null : writer(entrantId),
  }))
  return { ...page, rows }
}
