import { enrichmentCalls as calls, type Enrichments } from '@storyright/contracts/http'
import {
  type EnrichmentAction,
  type EnrichmentSource,
  type EnrichmentState,
  enrichmentSources,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  type Page,
  pageOf,
  readCursor,
  serve,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Filter } from 'mongodb'
import { z } from 'zod'
import { addAuditRow } from '../audit/audit-rows.ts'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { requireManaged, requireReadable } from '../listings/known-listing.ts'
import { count } from '../look-ups/count-rows.ts'
import { type Decision, type LookUpRow, lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'
import { afterChoice, afterRefusal } from './decided.ts'
import { enrichmentsView } from './enrichments-view.ts'

/** What was found about a listing, and what its agent or an administrator decided. */
export function enrichmentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.enrichmentsOf, ({ viewer, params }) => readEnrichments(deps, params.listingId, viewer))
  serve(app, calls.decideEnrichment, ({ viewer, params, body: { action, candidateId } }) =>
    decideEnrichment(deps, { viewer, ...params, action, candidateId: candidateId ?? null }),
  )
  serve(app, calls.enrichmentsThatWait, async ({ query, reply }) => {
    const page = await listWaiting(deps, query)
    describePage(reply, page, calls.enrichmentsThatWait.path, query)
    return page.rows
  })
  serve(app, calls.enrichmentsThatWaitCsv, async ({ query, reply }) => {
    const isAsked = ({ source, state }: Found) =>
      (query.source ?? source) === source && (query.state ? state === query.state : needsSomebody.includes(state))
    const lines = csvOfPages(columns, async (part) => {
      const { rows, next } = await listWaiting(deps, { ...query, ...part })
      return {
        rows: rows.flatMap((listing) => listing.sources.filter(isAsked).map((found) => ({ listing, found }))),
        next,
      }
    })
    return csvFile(reply, `storyright-enrichment-${deps.clock().toISOString().slice(0, 10)}.csv`, lines)
  })
}

type Found = UndecidedEnrichment['sources'][number]
const columns: readonly CsvColumn<{ listing: UndecidedEnrichment; found: Found }>[] = [
  ['Listing', ({ listing }) => listing.listingId],
  ['Title', ({ listing }) => listing.title],
  ['Author', ({ listing }) => listing.author],
  ['Source', ({ found }) => found.source],
  ['State', ({ found }) => found.state],
  ['Looked up', ({ found }) => found.fetchedAt],
  ['Candidates', ({ found }) => found.candidates.map(({ title, by }) => (by ? `${title} by ${by}` : title)).join('; ')],
  ['Failure', ({ found }) => found.failure],
  ['Tried again', ({ found }) => found.triesAgainAt],
]

type DecideEnrichmentDeps = Pick<Deps, 'db' | 'askCatalogue' | 'transaction' | 'clock' | 'outbox' | 'sources'>

interface Wish {
  viewer: Viewer
  listingId: string
  source: EnrichmentSource
  action: EnrichmentAction
  candidateId: string | null
}

/** Chooses a candidate, marks it as not this work, or takes that back. */
async function decideEnrichment(
  deps: DecideEnrichmentDeps,
  { viewer, listingId: text, source: name, action, candidateId }: Wish,
): Promise<Enrichments> {
  const { db, transaction, clock, sources } = deps
  const listing = await requireManaged(deps, text, viewer)
  const _id = rowId(name, listing.id)
  await transaction(async (tx) => {
    const session = { session: tx }
    const row = await lookUpRows.of(db).findOne({ _id }, session)
    if (!row) throw enrichmentRefusals.candidateGone()
    const after = action === 'undo' ? undone(row) : decided(row)
    await lookUpRows.of(db).updateOne({ _id }, { $set: after }, session)
    await count(tx, db, { source: name, from: row.state, to: after.state })
    if (viewer.role === 'admin' && viewer.id !== listing.agentId) {
      const [was, became] = [shortly(row), shortly(after)]
      const entry = { at: clock(), actorId: viewer.id, action, source: name, listingId: listing.id }
      await addAuditRow(tx, db, { ...entry, before: was, after: became })
    }
    await publishEnriched(deps, tx, listing.id)
  })
  return enrichmentsOf(deps, listing.id, true)

  function decided(row: LookUpRow): Decision & Pick<LookUpRow, 'before'> {
    const choice = action === 'choose' ? afterChoice(row, candidateId!) : afterRefusal(row, candidateId)
    if (!choice && action === 'choose') throw enrichmentRefusals.candidateGone()
    if (!choice || !row.fetchedAt) throw enrichmentRefusals.nothingToRefuse()
    const used = row.found.filter(({ id }) => choice.taken.includes(id))
    return {
      ...choice,
      figures: sources[name].figuresOf(listing, used, row.fetchedAt),
      before: decisionOf(row),
    }
  }
}

function undone({ before }: LookUpRow): Decision & Pick<LookUpRow, 'before'> {
  if (!before) throw enrichmentRefusals.nothingToTakeBack()
  return { ...before, before: null }
}

const decisionOf = ({ state, taken, match, chosen, refused, figures }: LookUpRow): Decision => ({
  ...{ state, taken, match, chosen, refused, figures },
})

const shortly = ({ state, taken, refused }: Decision) => ({ state, taken, refused })

/** What was found elsewhere about a listing. */
async function readEnrichments(
  deps: Pick<Deps, 'db' | 'catalogue' | 'clock' | 'openListing'>,
  text: string,
  viewer: Viewer,
): Promise<Enrichments> {
  const { listing, isManager } = await requireReadable(deps, text, viewer)
  return enrichmentsOf(deps, listing.id, isManager)
}

async function enrichmentsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  listingId: string,
  isManager: boolean,
): Promise<Enrichments> {
  const ids = enrichmentSources.map((source) => rowId(source, listingId))
  const rows = await lookUpRows
    .of(db)
    .find({ _id: { $in: ids } }, { projection: { found: 0, 'before.figures': 0 } })
    .toArray()
  return enrichmentsView({ listingId, rows, isManager, now: clock() })
}

interface Query {
  source?: EnrichmentSource | undefined
  state?: EnrichmentState | undefined
  cursor?: string | undefined
  limit?: number | undefined
}
type UndecidedEnrichment = Enrichments & { title: string; author: string }

/** Unless another state is asked for. */
const needsSomebody: readonly EnrichmentState[] = ['choosing', 'failed']
const USUAL = 20
const place = z.string().max(20)

/** Listings that need a decision: candidates and failed look-ups, or those of the requested state. */
async function listWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { source, state, cursor, limit = USUAL }: Query,
): Promise<Page<UndecidedEnrichment>> {
  const which: Filter<LookUpRow> = {
    state: state ?? { $in: [...needsSomebody] },
    ...(source && { source }),
  }
  const after = readCursor(place, cursor)
  const listings = (filter: Filter<LookUpRow>) =>
    lookUpRows.of(db).aggregate<{ _id: string }>([{ $match: filter }, { $group: { _id: '$listingId' } }])
  const [ids, total] = await Promise.all([
    listings(after === null ? which : { ...which, listingId: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .toArray(),
    lookUpRows
      .of(db)
      .aggregate<{ total: number }>([{ $match: which }, { $group: { _id: '$listingId' } }, { $count: 'total' }])
      .next(),
  ])
  const page = pageOf(ids, { limit, total: total?.total ?? 0, placeOf: ({ _id }) => _id })
  return { ...page, rows: await viewsOf({ db, clock }, page.rows) }
}

async function viewsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: { _id: string }[],
): Promise<UndecidedEnrichment[]> {
  const listingIds = ids.map(({ _id }) => _id)
  const [rows, listings] = await Promise.all([
    lookUpRows
      .of(db)
      .find({ listingId: { $in: listingIds } }, { projection: { found: 0, 'before.figures': 0 } })
      .toArray(),
    listingRows
      .of(db)
      .find({ _id: { $in: listingIds } }, { projection: { 'listing.title': 1, 'listing.author': 1 } })
      .toArray(),
  ])
  return listingIds.map((listingId) => {
    const its = listings.find(({ _id }) => _id === listingId)?.listing
    const own = rows.filter((row) => row.listingId === listingId)
    const view = enrichmentsView({ listingId, rows: own, isManager: true, now: clock() })
    return { ...view, title: its?.title ?? '', author: its?.author ?? '' }
  })
}
