import { isDeepStrictEqual } from 'node:util'
import { listingAnalysed } from '@storyright/contracts/events'
import { foldText } from '@storyright/contracts/vocabulary'
import { commercialAnalysisOf, type ModelAnswer, usableUntil } from '@storyright/scoring'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { inputOf } from './analysis-input.ts'
import { type AnalysisRow, analysisRows, rulesVersion } from './analysis-rows.ts'
import { type ScoredRow, scoredRows } from './scored-rows.ts'

export type KeepingDeps = Pick<Deps, 'db' | 'outbox' | 'model' | 'clock'>

const nothingTold = { toldVersion: 0, told: { aiScores: null, model: null, analysedAt: '' } }

/**
 * Analyses a listing as it stands: writes what it is searched by, and tells when the model's scores are other ones than were
 * told. Whatever leads here writes the same row, so that of two at once one starts over and finds what the other has done.
 */
export const keepAnalysis =
  ({ db, outbox, model, clock }: KeepingDeps) =>
  async (tx: Tx, listingId: string): Promise<void> => {
    const now = clock()
    const [scoredRow] = await scoredRows(db, [listingId], now, tx)
    if (!scoredRow) return
    const { scored, isDeleted } = scoredRow
    const rows = analysisRows.of(db)
    const before = await rows.findOne({ _id: listingId }, { session: tx })
    const answer = isDeleted ? undefined : (await model.answersOn([scored], tx)).get(listingId)
    const row = { ...fieldsOf(scoredRow, answer ?? null, now), revision: (before?.revision ?? 0) + 1 }

    const { toldVersion, told } = before ?? nothingTold
    const aiScores = answer?.aiScores ?? null
    const isNews = !isDeleted && !isDeepStrictEqual(told.aiScores, aiScores)
    const telling = isNews
      ? { toldVersion: toldVersion + 1, told: { aiScores, model: answer?.name ?? null, analysedAt: now.toISOString() } }
      : { toldVersion, told }
    await rows.updateOne({ _id: listingId }, { $set: { ...row, ...telling } }, { session: tx, upsert: true })
    if (isNews) await outbox.add(tx, [listingAnalysed(listingId, telling.toldVersion, { listingId, ...telling.told })])
  }

/** Everything of the row that follows from the listing and the answer. */
export function fieldsOf(
  { _id, version: listingVersion, isDeleted, listing, scored, found, foundVersion }: ScoredRow,
  answer: ModelAnswer | null,
  now: Date,
): Omit<AnalysisRow, '_id' | 'revision' | 'toldVersion' | 'told'> {
  const figures = commercialAnalysisOf(inputOf({ listing: scored, listingVersion, answer, now }))
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
    aiConsent: listing.aiConsent,
    isAnswered: answer !== null,
  }
}
