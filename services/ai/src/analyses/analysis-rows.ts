import type { AiScores, CommercialAnalysis } from '@storyright/contracts/http'
import type { AnalysisSort } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { Database } from '../database.ts'

/**
 * What listings are searched by, and what was published of the model's answer. Written in the transaction that writes the
 * listing's row or the answer; the analyses themselves are made when they are read.
 */
export interface AnalysisRow
  extends Pick<CommercialAnalysis, 'marketSize' | 'productionComplexity' | 'roiPotential' | 'riskScore'> {
  /** The listing's id, and the same as a number, to sort by. */
  _id: string
  number: number
  /** Grows with every write: the cache key in memory. */
  revision: number
  /** By which rules it was made; see `rulesVersion`. */
  rulesVersion: number
  listingVersion: number
  /** The enrichment's version, and when its first part is too old to be used. */
  foundVersion: number
  staleAt: Date | null
  analysedAt: Date
  /** False for a deleted one. */
  isListed: boolean
  agentId: string
  /** 100 less the viability score: the best come first in an ascending index. */
  shortfall: number
  /** Folded, as filters are; one tag per line. */
  tags: string
  medium: string
  format: string
  /** Title and author, folded, to search in. */
  words: string
  /** By which columns are sorted, ascending: classes by their place from the lowest up, the price as the agent asks at least, 0 where none is named. */
  sortBy: Record<Exclude<AnalysisSort, 'title' | 'score'>, number> & { title: string }
  /** Whether a model may read it, and whether the analysis uses its answer. */
  aiConsent: boolean
  isAnswered: boolean
  /** The version published last; 0 before the first. */
  toldVersion: number
  told: { aiScores: AiScores | null; model: string | null; analysedAt: string }
}

/** No row is stale as early. */
export const never = new Date(0)

/** To be raised with every change of the rules that moves a search field: the rows are then rebuilt in the background. */
export const rulesVersion = 3

export const analysisRows = defineCollection<AnalysisRow>('analyses', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: [
      'number',
      'revision',
      'rulesVersion',
      'listingVersion',
      'analysedAt',
      'isListed',
      'shortfall',
      'toldVersion',
    ],
    properties: {
      number: { bsonType: 'number' },
      revision: { bsonType: 'number' },
      analysedAt: { bsonType: 'date' },
      staleAt: { bsonType: ['date', 'null'] },
      isListed: { bsonType: 'bool' },
      shortfall: { bsonType: 'number', minimum: 0, maximum: 100 },
    },
  },
  indexes: [
    {
      // A covering index for searches and their counts.
      name: 'search',
      key: {
        isListed: 1,
        shortfall: 1,
        number: 1,
        agentId: 1,
        marketSize: 1,
        productionComplexity: 1,
        roiPotential: 1,
      },
    },
    { name: 'by_rules', key: { rulesVersion: 1, _id: 1 } },
    { name: 'stale', key: { staleAt: 1 }, partialFilterExpression: { staleAt: { $gt: never } } },
  ],
})

/** Those of these listings that a model has answered on. */
export async function answeredAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await analysisRows
    .of(db)
    .find({ _id: { $in: [...ids] }, isAnswered: true }, { projection: { _id: 1 } })
    .toArray()
  return new Set(rows.map(({ _id }) => _id))
}
