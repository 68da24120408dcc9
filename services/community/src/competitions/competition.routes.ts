import { competitionCalls as calls } from '@storyright/contracts/http'
import { describePage, idempotencyKeyOf, sendReady, serialised, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { changeCompetition } from './change-competition.ts'
import { viewCompetition, viewCompetitions } from './competition.view.ts'
import { enterCompetition } from './enter-competition.ts'
import { viewEntry, viewJudged } from './entry.view.ts'
import { findCompetition } from './find-competition.ts'
import { judgeEntry } from './judge-entry.ts'
import { listAudit } from './list-audit.ts'
import { listCompetitions } from './list-competitions.ts'
import { listEntries } from './list-entries.ts'
import { openCompetition } from './open-competition.ts'
import { withdrawEntry } from './withdraw-entry.ts'

export function competitionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, calls.competitions, async ({ viewer }) => viewCompetitions(deps, viewer, await listCompetitions(deps)))
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
    await withdrawEntry(deps, viewer, id)
    return undefined
  })
  serve(app, calls.competitionEntries, async ({ params: { id }, query, reply }) => {
    const page = await listEntries(db, id, query)
    describePage(reply, page, calls.competitionEntries.path.replace(':id', id), query)
    return page.rows
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
}
