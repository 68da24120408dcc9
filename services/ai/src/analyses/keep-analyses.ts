import { isDeepStrictEqual } from 'node:util'
import { listingAnalysed } from '@storyright/contracts/events'
import {
  foldText,
  listingStatuses,
  marketSizes,
  productionComplexities,
  roiPotentials,
} from '@storyright/contracts/vocabulary'
import { commercialAnalysisOf, type ModelAnswer, usableUntil } from '@storyright/scoring'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { inputOf } from './analysis-input.ts'
import { type AnalysisRow, analysisRows, rulesVersion } from './analysis-rows.ts'
import { type ScoredRow, scoredRows } from './scored-rows.ts'

export type KeepingDeps = Pick<Deps, 'db' | 'outbox' | 'model' | 'clock'>

const unpublished = { toldVersion: 0, told: { aiScores: null, model: null, analysedAt: '' } }

/**
 * Analyses listings: writes the search rows, and publishes the model's scores when they differ from those
 * published last. Every caller writes the same rows, so that of two at once one conflicts, retries and sees the other's result.
 */
export async function keepAnalyses(
  { db, outbox, model, clock }: KeepingDeps,
  tx: Tx,
  listingIds: readonly string[],
): Promise<void> {
  const now = clock()
  const scoredOnes = await scoredRows(db, listingIds, now, tx)
  if (scoredOnes.length === 0) return
  const rows = analysisRows.of(db)
  const ids = scoredOnes.map(({ _id }) => _id)
  const before = new Map(
    (await rows.find({ _id: { $in: ids } }, { session: tx }).toArray()).map((row) => [row._id, row]),
  )
  const present = scoredOnes.filter(({ isDeleted }) => !isDeleted).map(({ scored }) => scored)
  const answers = await model.answersOn(present, tx)
  const kept = scoredOnes.map((scoredRow) => {
    const answer = answers.get(scoredRow._id) ?? null
    return withNews(scoredRow, { answer, before: before.get(scoredRow._id), now })
  })
  await rows.bulkWrite(
    kept.map(({ _id, row }) => ({ updateOne: { filter: { _id }, update: { $set: row }, upsert: true } })),
    { session: tx },
  )
  const news = kept.filter(({ isNews }) => isNews)
  const events = news.map(({ _id, row }) => listingAnalysed(_id, row.toldVersion, { listingId: _id, ...row.told }))
  if (events.length > 0) await outbox.add(tx, events)
}

interface WithNewsInput {
  answer: ModelAnswer | null
  before: AnalysisRow | undefined
  now: Date
}

/** The row as it is to be, and whether it is to be published. */
function withNews(scoredRow: ScoredRow, { answer, before, now }: WithNewsInput) {
  const { _id, isDeleted } = scoredRow
  const { toldVersion, told: events } = before ?? unpublished
  const aiScores = answer?.aiScores ?? null
  const isNews = !isDeleted && !isDeepStrictEqual(events.aiScores, aiScores)
  const published = isNews
    ? { toldVersion: toldVersion + 1, told: { aiScores, model: answer?.name ?? null, analysedAt: now.toISOString() } }
    : { toldVersion, told: events }
  const row = { ...fieldsOf(scoredRow, answer, now), revision: (before?.revision ?? 0) + 1, ...published }
  return { _id, row, isNews }
}

/** Everything of the row that follows from the listing and the answer. */
export function fieldsOf(
  { _id, version: listingVersion, isDeleted, listing, scored, found, foundVersion, meaning }: ScoredRow,
  answer: ModelAnswer | null,
  now: Date,
): Omit<AnalysisRow, '_id' | 'revision' | 'toldVersion' | 'told'> {
  const figures = commercialAnalysisOf(inputOf({ listing: scored, listingVersion, answer, now, meaning }))
  const { commercialScore, marketSize, productionComplexity, roiPotential, riskScore } = figures
  return {
    number: Number(_id),
    rulesVersion,
    listingVersion,
    foundVersion,
    staleAt: usableUntil(found, now),
    analysedAt: now,
    isListed: !isDeleted,
    agentId: listing.agentId,
    shortfall: 100 - commercialScore,
    marketSize,
    productionComplexity,
    roiPotential,
    riskScore,
    tags: listing.tags.map(foldText).join('\n'),
    medium: listing.medium,
    format: foldText(listing.format),
    words: foldText(`${listing.title} ${listing.author}`),
    sortBy: {
      title: foldText(listing.title),
      status: listingStatuses.indexOf(listing.status),
      price: listing.suggestedOfferMin ?? 0,
      market: marketSizes.indexOf(marketSize),
      complexity: productionComplexities.indexOf(productionComplexity),
      return: roiPotentials.indexOf(roiPotential),
    },
    aiConsent: listing.aiConsent,
    isAnswered: answer !== null,
  }
}
