import { analysisCalls } from '@storyright/contracts/http'
import { sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { createDescribeListings } from './describe-listings.ts'
import { createReadAnalysis } from './read-analysis.ts'
import { refreshAnalysis } from './refresh-analysis.ts'
import { analyseBest, searchAnalyses } from './search-analyses.ts'

type AnalysisDeps = Pick<Deps, 'askCatalogue' | 'db' | 'transaction' | 'outbox' | 'model' | 'visibility' | 'clock'>

export function analysisRoutes(app: FastifyInstance, deps: AnalysisDeps): void {
  const read = createReadAnalysis(deps)
  const refresh = refreshAnalysis(deps)
  const describe = createDescribeListings(deps)
  const search = searchAnalyses({ ...deps, describe })
  const best = analyseBest({ ...deps, describe })

  serve(app, analysisCalls.analysisBatch, ({ query }) => best(query))
  serve(app, analysisCalls.analysisSearch, ({ query }) => search(query))
  serve(app, analysisCalls.analysis, async ({ params, request, reply }) =>
    sendReady(request, reply, await read('standard', params.listingId, (analysis) => serialised(reply, analysis))),
  )
  serve(app, analysisCalls.enhancedAnalysis, async ({ params, request, reply }) =>
    sendReady(request, reply, await read('enhanced', params.listingId, (analysis) => serialised(reply, analysis))),
  )
  serve(app, analysisCalls.refreshAnalysis, async ({ params, request, reply }) => {
    await refresh(params.listingId)
    return sendReady(
      request,
      reply,
      await read('standard', params.listingId, (analysis) => serialised(reply, analysis)),
    )
  })
}
