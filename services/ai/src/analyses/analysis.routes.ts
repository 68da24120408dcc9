import { analysisCalls, type EnhancedAnalysis, type StandardAnalysis } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import { type ExchangeRate, enhancedAnalysisOf, standardAnalysisOf } from '@storyright/scoring'
import { csvFile, type ReadyAnswer, sendReady, serialised, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '../analytics/metric-delta.ts'
import type { Deps } from '../deps.ts'
import { requireListingId } from '../listings/visible.ts'
import { inputOf } from './analysis-input.ts'
import { type AnalysisRow, analysisRows } from './analysis-rows.ts'
import { createDescribeListings } from './describe-listings.ts'
import { keepAnalyses } from './keep-analyses.ts'
import { createMemory } from './memory.ts'
import { requireSample, sampleOf } from './sample.ts'
import { scoredRows } from './scored-rows.ts'
import { analyseBest, analysesCsv, searchAnalyses } from './search-analyses.ts'
import { isMadeOf, isStale } from './still-true.ts'

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

const MAXIMUM_BYTES = 32 * 1024 * 1024
const kinds = { standard: standardAnalysisOf, enhanced: enhancedAnalysisOf }

interface ReadAnalysisInput {
  kind: keyof typeof kinds
  listingId: string
  readerId: string
}

/** As the route serialises it. */
type Write = (analysis: StandardAnalysis | EnhancedAnalysis) => ReadyAnswer

/** Analyses as they were sent, by what they were made of: the revision of the listing's row. */
function createReadAnalysis(
  deps: Pick<Deps, 'db' | 'visibility' | 'askCatalogue' | 'model' | 'clock'> & { rate: ExchangeRate },
) {
  const memory = createMemory<ReadyAnswer>(MAXIMUM_BYTES, ({ body }) => body.length)

  return async ({ kind, listingId, readerId }: ReadAnalysisInput, write: Write): Promise<ReadyAnswer> => {
    const row = await requireAnalysis(deps, listingId)
    const key = `${kind} ${row._id} ${row.revision}`
    const [isOld, known] = [isStale(row, deps.clock()), memory.get(key)]
    const mayBeAsked = row.aiConsent && !row.isAnswered
    if (known && !mayBeAsked && !isOld) return known
    const [kept] = await scoredRows(deps.db, [row._id], deps.clock())
    if (!kept || kept.isDeleted) throw refusals.listingNotFound()

    const { scored: listing, version: listingVersion, meaning } = kept
    const asked = mayBeAsked
      ? await deps.model.answerOn(listing, readerId)
      : (await deps.model.answersOn([listing])).get(row._id)
    const answer = asked ?? null
    const isOfThisRow = !isOld && isMadeOf(row, kept, answer)
    if (known && isOfThisRow) return known
    // The time of the row or of a newer answer, so that every replica answers the same.
    const now = new Date(Math.max(row.analysedAt.getTime(), answer ? Date.parse(answer.answeredAt) : 0))
    const ready = write(kinds[kind](inputOf({ listing, listingVersion, answer, now, rate: deps.rate, meaning })))
    if (isOfThisRow) memory.set(key, ready)
    return ready
  }
}

/** The analysis row of a visible listing; an unknown listing is fetched from catalogue. */
async function requireAnalysis(
  { db, visibility, askCatalogue }: Pick<Deps, 'db' | 'visibility' | 'askCatalogue'>,
  text: string,
): Promise<AnalysisRow> {
  const id = requireListingId(text)
  const find = () => analysisRows.of(db).findOne({ _id: id, isListed: true })
  const row = (await find()) ?? ((await askCatalogue(id)) ? await find() : null)
  if (!row || (await visibility.hiddenAmong([row.agentId])).size > 0) throw refusals.listingNotFound()
  return row
}
