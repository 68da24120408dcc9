import type { MarketSize, ProductionComplexity, RoiPotential } from '@storyright/contracts/vocabulary'
import { type Steps, stepAt } from '../tables/step.ts'

const million = 1_000_000

/** By genre score. */
export const marketSizeSteps: Steps<MarketSize> = [
  { from: 85, is: 'large' },
  { from: 65, is: 'medium' },
  { from: 0, is: 'small' },
]
/** By expected budget: under 8 million, to 20 million, above. */
export const complexityOf = (budget: number): ProductionComplexity =>
  budget < complexityBorders.low ? 'low' : budget <= complexityBorders.high ? 'medium' : 'high'
export const complexityBorders = { low: 8 * million, high: 20 * million } as const

/** By ROI multiple: under 2, to 3.5, above. */
export const roiPotentialOf = (multiple: number): RoiPotential =>
  multiple < roiPotentialBorders.low ? 'low' : multiple <= roiPotentialBorders.high ? 'medium' : 'high'
export const roiPotentialBorders = { low: 2, high: 3.5 } as const

export const marketSizeOf = (genreScore: number): MarketSize => stepAt(marketSizeSteps, genreScore)

/** Document 2, section 9.4; more is safer. */
export const riskProfileSteps: Steps<string> = [
  { from: 80, is: 'Low Risk' },
  { from: 60, is: 'Moderate Risk' },
  { from: 0, is: 'High Risk' },
]
export const riskProfileLabel = (safety: number): string => stepAt(riskProfileSteps, safety)

/** How well a medium suits the screen, by its score with length; ours. */
export const suitabilitySteps: Steps<string> = [
  { from: 85, is: 'Highly suitable' },
  { from: 70, is: 'Suitable' },
  { from: 55, is: 'Possible with work' },
  { from: 0, is: 'Demanding' },
]

/** What to do with a title, by viability score; ours. */
export const actionSteps: Steps<string> = [
  { from: 85, is: 'Make an offer' },
  { from: 70, is: 'Speak to the agent' },
  { from: 50, is: 'Read and wait' },
  { from: 0, is: 'Pass' },
]
