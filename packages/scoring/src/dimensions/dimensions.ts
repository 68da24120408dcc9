import type { AiScores } from '@storyright/contracts/http'

/** The ten dimensions of an analysis as people know them; the first five make the AI score. */
export const dimensions = {
  marketAppeal: 'Market Appeal',
  adaptationFit: 'Adaptation Fit',
  financialOutlook: 'Financial Outlook',
  riskProfile: 'Risk Profile',
  franchiseUpside: 'Franchise Upside',
  audienceReach: 'Audience Reach',
  competitiveAdvantage: 'Competitive Advantage',
  marketTiming: 'Market Timing',
  culturalResonance: 'Cultural Resonance',
  platformSuitability: 'Platform Suitability',
} as const satisfies Record<keyof AiScores, string>

export type Dimension = keyof typeof dimensions
export const dimensionNames = Object.keys(dimensions) as readonly Dimension[]

/** All ten, each a whole number from 0 to 100; of the risk more is worse. */
export type DimensionScores = Record<Dimension, number>

/**
 * Where every dimension begins before anything is known: at the 75 that document 2 gives a listing without an answer. The
 * risk begins at its reverse, so that nothing known makes an AI score of 75.
 */
export function startOf(dimension: Dimension): number {
  return dimension === 'riskProfile' ? 25 : 75
}

export const asScore = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))
