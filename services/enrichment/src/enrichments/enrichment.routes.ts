import { enrichmentCalls as calls } from '@storyright/contracts/http'
import { type CsvColumn, csvFile, csvOfPages, describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { decideEnrichment } from './decide-enrichment.ts'
import { listWaiting, needsSomebody, type UndecidedEnrichment } from './list-waiting.ts'
import { readEnrichments } from './read-enrichments.ts'

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
