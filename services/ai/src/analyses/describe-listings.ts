import type { CommercialAnalysis } from '@storyright/contracts/http'
import { commercialAnalysisOf } from '@storyright/scoring'
import type { Deps } from '../deps.ts'
import { cardOf } from '../listings/listing-card.ts'
import { inputOf } from './analysis-input.ts'
import type { AnalysisRow } from './analysis-rows.ts'
import { createMemory } from './memory.ts'
import { scoredRows } from './scored-rows.ts'
import { isMadeOf, isStale } from './still-true.ts'

const MOST_KEPT = 5_000

export type DescribeListings = ReturnType<typeof createDescribeListings>

/** The analyses behind rows that a search found, in their order; the model is not asked. */
export function createDescribeListings({ db, model, clock }: Pick<Deps, 'db' | 'model' | 'clock'>) {
  const memory = createMemory<CommercialAnalysis>(MOST_KEPT)
  const keyOf = ({ _id, revision }: AnalysisRow) => `${_id} ${revision}`

  async function remember(rows: readonly AnalysisRow[]): Promise<Map<string, CommercialAnalysis>> {
    const ids = rows.map(({ _id }) => _id)
    const kept = (await scoredRows(db, ids, clock())).filter(({ isDeleted }) => !isDeleted)
    const answers = await model.answersOn(kept.map(({ scored }) => scored))
    const byId = new Map(kept.map((scoredRow) => [scoredRow._id, scoredRow]))
    const described = rows.flatMap((row) => {
      const found = byId.get(row._id)
      if (!found) return [] // deleted a moment ago
      const { listing, scored, version: listingVersion, meaning } = found
      const answer = answers.get(row._id) ?? null
      const figures = commercialAnalysisOf(
        inputOf({ listing: scored, listingVersion, answer, now: row.analysedAt, meaning }),
      )
      const analysis = {
        ...figures,
        listing: cardOf(listing, answer !== null),
        lastAnalyzedAt: row.analysedAt.toISOString(),
      }
      if (!isStale(row, clock()) && isMadeOf(row, found, answer)) memory.set(keyOf(row), analysis)
      return [[row._id, analysis] as const]
    })
    return new Map(described)
  }

  return async (rows: readonly AnalysisRow[]): Promise<CommercialAnalysis[]> => {
    const known = rows.map((row) => (isStale(row, clock()) ? undefined : memory.get(keyOf(row))))
    const unknown = rows.filter((_row, at) => !known[at])
    const others = unknown.length > 0 ? await remember(unknown) : new Map<string, CommercialAnalysis>()
    return rows.flatMap(({ _id }, at) => known[at] ?? others.get(_id) ?? [])
  }
}
