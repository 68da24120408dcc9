import { enrichmentCalls as calls } from '@storyright/contracts/http'
import { describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { decideEnrichment } from './decide-enrichment.ts'
import { listWaiting } from './list-waiting.ts'
import { readEnrichments } from './read-enrichments.ts'

/** What was found about a listing, and what its agent or an administrator says of it. */
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
}
