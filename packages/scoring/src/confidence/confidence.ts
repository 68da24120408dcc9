import type { AnalysisInput } from '../analysis-input.ts'
import { type Steps, stepAt } from '../tables/step.ts'
import { type KnownData, knownData } from './known-data.ts'

/**
 * Confidence = 20 + 0.6 × data quality + 0.1 × genre stability + 0.1 × (100 − market volatility). The formula is ours:
 * every missing part of the data costs at least one point.
 */
export const confidenceRules = { base: 20, perDataQuality: 0.6, perStability: 0.1, perCalm: 0.1 } as const

/** How much results of a genre scatter, and how lasting its demand is, by genre score; ours. */
export const volatilitySteps: Steps<number> = [
  { from: 85, is: 30 },
  { from: 70, is: 35 },
  { from: 65, is: 40 },
  { from: 0, is: 55 },
]
export const stabilitySteps: Steps<number> = [
  { from: 85, is: 80 },
  { from: 70, is: 70 },
  { from: 65, is: 60 },
  { from: 55, is: 45 },
  { from: 0, is: 40 },
]

export interface Confidence {
  level: number
  dataQuality: number
  marketVolatility: number
  genreStability: number
  missing: readonly KnownData[]
}

export function confidenceOf(input: AnalysisInput, genreScore: number): Confidence {
  const missing = knownData.filter(({ isKnown }) => !isKnown(input))
  const dataQuality = 100 - missing.reduce((sum, { weight }) => sum + weight, 0)
  const marketVolatility = stepAt(volatilitySteps, genreScore)
  const genreStability = stepAt(stabilitySteps, genreScore)
  const { base, perDataQuality, perStability, perCalm } = confidenceRules
  const level = base + perDataQuality * dataQuality + perStability * genreStability + perCalm * (100 - marketVolatility)
  return { level: Math.round(level), dataQuality, marketVolatility, genreStability, missing }
}
