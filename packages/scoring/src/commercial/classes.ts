import type { MarketSize, ProductionComplexity, RoiPotential } from '@storyright/contracts/vocabulary'
import type { Obstacle } from '../figures.ts'
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

/** How well a medium suits the screen, by its score with length; ours. */
export const suitabilitySteps: Steps<string> = [
  { from: 85, is: 'Highly suitable' },
  { from: 70, is: 'Suitable' },
  { from: 55, is: 'Possible with work' },
  { from: 0, is: 'Demanding' },
]

/** What to do with a title, by viability score; ours. Nothing here recommends an offer (see the disclaimer). */
export const actionSteps: Steps<string> = [
  { from: 85, is: 'Worth a closer look' },
  { from: 70, is: 'Worth a closer look' },
  { from: 50, is: 'Read with its weak points in mind' },
  { from: 0, is: 'Pass' },
]

/** The same where the score alone would mislead. */
export const obstacleActions: Record<Obstacle, string> = {
  optioned: 'Under option now',
  sold: 'Sold',
  loss: 'Only at a smaller budget: with time and risk the forecast loses money',
}
