import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { Figures } from '../figures.ts'
import { type Block, fromMarket } from '../provenance/basis.ts'
import { audienceSizeOf } from '../standard/audience.ts'
import { type Steps, stepAt } from '../tables/step.ts'

/** Words for a genre score; ours, and of the table, not of a measured trend. */
export const trendSteps: Steps<string> = [
  { from: 85, is: 'Sought after' },
  { from: 70, is: 'Steady' },
  { from: 65, is: 'Quiet' },
  { from: 0, is: 'Not known' },
]
export const saturationSteps: Steps<string> = [
  { from: 85, is: 'Crowded' },
  { from: 70, is: 'Well supplied' },
  { from: 65, is: 'Open' },
  { from: 0, is: 'Not known' },
]

export function marketIntelligenceOf(figures: Figures): Block<EnhancedAnalysis['marketIntelligence']> {
  const { genre } = figures.facts
  const size = audienceSizeOf(figures)
  const table = fromMarket(`Market table, genre score ${genre}; no trend is measured.`)
  return {
    figures: {
      genrePerformance: { currentTrend: stepAt(trendSteps, genre), saturation: stepAt(saturationSteps, genre) },
      audienceSize: { coreAudience: size.figures.estimated },
    },
    basis: { genrePerformance: table, audienceSize: size.basis['']! },
  }
}
