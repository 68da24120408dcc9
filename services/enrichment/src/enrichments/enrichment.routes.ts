import { enrichmentCalls as calls, type Enrichments } from '@storyright/contracts/http'
import {
  type EnrichmentAction,
  type EnrichmentSource,
  enrichmentSources,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { type CsvColumn, csvFile, csvOfPages, describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditRow } from '../audit/audit-rows.ts'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { requireManaged, requireReadable } from '../listings/known-listing.ts'
import { count } from '../look-ups/count-rows.ts'
import { type Decision, type LookUpRow, lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'
import { afterChoice, afterRefusal } from './decided.ts'
import { enrichmentsView } from './enrichments-view.ts'
import { listWaiting, needsSomebody, type UndecidedEnrichment } from './list-waiting.ts'

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
