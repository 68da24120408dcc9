import { analysisCalls } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { ExchangeRate } from '@storyright/scoring'
import { csvFile, sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '../analytics/metric-delta.ts'
import type { Deps } from '../deps.ts'
import { createDescribeListings } from './describe-listings.ts'
import { keepAnalyses } from './keep-analyses.ts'
import { createReadAnalysis } from './read-analysis.ts'
import { requireAnalysis } from './require-analysis.ts'
import { requireSample, sampleOf } from './sample.ts'
import { analyseBest, analysesCsv, searchAnalyses } from './search-analyses.ts'

/** Everybody who reads the sample has one share of the model's hour. */
const SAMPLE_READER = 'sample'

type AnalysisDeps = Pick<Deps, 'askCatalogue' | 'db' | 'transaction' | 'outbox' | 'model' | 'visibility' | 'clock'> & {
  rate: ExchangeRate
}

export function analysisRoutes(app: FastifyInstance, deps: AnalysisDeps): void {
  const read = createReadAnalysis(deps)

  const describe = createDescribeListings(deps)
  const searchDeps = { ...deps, describe }

  serve(app, analysisCalls.analysisBatch, ({ query }) => analyseBest(searchDeps, query))
  serve(app, analysisCalls.analysisSearch, ({ query }) => searchAnalyses(searchDeps, query))
  serve(app, analysisCalls.analysisSearchCsv, ({ query, reply }) =>
    csvFile(reply, `storyright-analyses-${dayOf(deps.clock())}.csv`, analysesCsv(searchDeps, query)),
  )
  serve(app, analysisCalls.analysisSample, async () => ({ listing: await sampleOf(deps) }))
  serve(app, analysisCalls.sampleAnalysis, async ({ request, reply }) => {
    const asked = { kind: 'standard', listingId: await requireSample(deps), readerId: SAMPLE_READER } as const
    return sendReady(request, reply, await read(asked, (analysis) => serialised(reply, analysis)))
  })
  serve(app, analysisCalls.sampleEnhanced, async ({ request, reply }) => {
    const asked = { kind: 'enhanced', listingId: await requireSample(deps), readerId: SAMPLE_READER } as const
    return sendReady(request, reply, await read(asked, (analysis) => serialised(reply, analysis)))
  })
  serve(app, analysisCalls.analysis, async ({ params: { listingId }, viewer, request, reply }) => {
    const asked = { kind: 'standard', listingId, readerId: viewer.id } as const
    return sendReady(request, reply, await read(asked, (analysis) => serialised(reply, analysis)))
  })
  serve(app, analysisCalls.enhancedAnalysis, async ({ params: { listingId }, viewer, request, reply }) => {
    const asked = { kind: 'enhanced', listingId, readerId: viewer.id } as const
    return sendReady(request, reply, await read(asked, (analysis) => serialised(reply, analysis)))
  })
  serve(app, analysisCalls.refreshAnalysis, async ({ params: { listingId }, viewer, request, reply }) => {
    await refreshAnalysis(deps, listingId, viewer.id)
    const asked = { kind: 'standard', listingId, readerId: viewer.id } as const
    return sendReady(request, reply, await read(asked, (analysis) => serialised(reply, analysis)))
  })
}

type RefreshingDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'model' | 'visibility' | 'askCatalogue' | 'clock'>

/** Asks the model again, within its budget, and analyses the listing again with any answer. */
async function refreshAnalysis(deps: RefreshingDeps, listingId: string, readerId: string): Promise<void> {
  const { _id } = await requireAnalysis(deps, listingId)
  const kept = await listingRows.of(deps.db).findOne({ _id, isDeleted: false })
  if (!kept) throw refusals.listingNotFound()
  await deps.model.refresh(kept.listing, readerId)
  await deps.transaction((tx) => keepAnalyses(deps, tx, [_id]))
}
