import { type CompetitionAuditEntry, competitionCalls as calls, type EntryForm } from '@storyright/contracts/http'
import { type CompetitionStatus, competitionMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
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
import { communityRefusals } from '../errors.ts'
import { askForOffer } from '../offers/ask-offers.ts'
import { findWriters } from '../people/writer.ts'
import { addEntry } from './add-entry.ts'
import { changeCompetition } from './change-competition.ts'
import { mayTakePart, requireOpen, statusOf } from './competition.ts'
import { viewCompetition, viewCompetitions } from './competition.view.ts'
import { competitionAuditRows } from './competition-audit-rows.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { viewEntry, viewJudged } from './entry.view.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'
import { findCompetition, lockCompetition } from './find-competition.ts'
import { judgeEntry } from './judge-entry.ts'
import { keepDeck } from './keep-deck.ts'
import { listEntries } from './list-entries.ts'
import { openCompetition } from './open-competition.ts'
import { enteringWith, ownOffer } from './own-offer.ts'
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
    await withdrawOwnEntry(deps, viewer, id)
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
  serve(app, calls.competitionsAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(auditColumns, (part) => listAudit(deps, part))
    return csvFile(reply, `storyright-audit-of-competitions-${deps.clock().toISOString().slice(0, 10)}.csv`, lines)
  })
}

/** Takes one’s own entry back while the competition is open; one may enter again. */
function withdrawOwnEntry(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { id: entrantId }: Viewer,
  competitionId: string,
): Promise<void> {
  return deps.transaction(async (tx) => {
    const { db, clock } = deps
    const competition = await lockCompetition(tx, db, competitionId)
    const entry = await entryRows.of(db).findOne({ competitionId, entrantId, isCurrent: true }, { session: tx })
    if (!entry) throw communityRefusals.entryNotFound()
    requireOpen(competition, clock())
    await withdrawEntry(tx, deps, competition, entry)
  })
}

/** So many past competitions are listed. */
const LISTED_PAST = 50

/** Open ones, the next to close first; coming ones, the next to open first; past ones, the latest first. */
async function listCompetitions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CompetitionRow[]> {
  const now = clock()
  const rows = competitionRows.of(db)
  const [coming, past] = await Promise.all([
    rows.find({ closesAt: { $gt: now } }).toArray(),
    rows
      .find({ closesAt: { $lte: now } })
      .sort({ closesAt: -1, _id: 1 })
      .limit(LISTED_PAST)
      .toArray(),
  ])
  const placeOf = { open: 0, upcoming: 1, closed: 2, decided: 2 } satisfies Record<CompetitionStatus, number>
  const inOrder = coming
    .map((row) => ({ row, place: placeOf[statusOf(row, now)] }))
    .toSorted((one, other) => one.place - other.place || timeOf(one) - timeOf(other))
  return [...inOrder.map(({ row }) => row), ...past]
}

const timeOf = ({ row, place }: { row: CompetitionRow; place: number }) =>
  (place === 0 ? row.closesAt : row.opensAt).getTime()

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
  const page = await auditPage(competitionAuditRows.of(db), listing)
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

interface Entered {
  entry: EntryRow
  competition: CompetitionRow
}

/** Enters once. A deck is kept by offers first, until the entry's event can have come. */
async function enterCompetition(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { offerId, pitch, deckFileUrl }: EntryForm,
): Promise<Entered> {
  const { db, permission, transaction, clock } = deps
  await permission.admit(viewer)
  const found = await findCompetition(db, id)
  if (!mayTakePart(viewer, found)) throw refusals.notAllowed({ message: competitionMessages.premiumOnly })
  requireOpen(found, clock())
  const { id: entrantId } = viewer
  // Most who enter twice are refused here, before a deck is kept for nothing.
  if (await entryRows.of(db).findOne({ competitionId: id, entrantId, isCurrent: true }))
    throw communityRefusals.enteredAlready()
  if (offerId) await askForOffer(deps, offerId)
  const deck = pitch && deckFileUrl ? await keepDeck(deps, { deckFileUrl, ownerId: entrantId }) : null
  return transaction(async (tx) => {
    const now = clock()
    const competition = await lockCompetition(tx, db, id)
    requireOpen(competition, now)
    const entering = offerId
      ? enteringWith(await ownOffer(tx, db, offerId, entrantId))
      : { entrantId, offerId: null, offer: null, pitch, deckFileUrl: deck }
    const entry = await addEntry(tx, deps, competition, entering, now)
    if (!entry) throw communityRefusals.enteredAlready()
    return { entry, competition }
  })
}
