import type { EnhancedTier } from '@storyright/contracts/vocabulary'
import type { Obstacle } from '../figures.ts'
import { type Steps, stepAt } from '../tables/step.ts'

/** The enhanced analysis's own words for the viability score. The first is only for what can be had and does not lose money. */
export const enhancedTierSteps: Steps<EnhancedTier> = [
  { from: 85, is: 'Greenlight Ready' },
  { from: 70, is: 'Strong Potential' },
  { from: 50, is: 'Moderate Risk' },
  { from: 0, is: 'High Risk' },
]
export const enhancedTier = (viability: number, obstacle: Obstacle | null = null): EnhancedTier =>
  stepAt(obstacle ? enhancedTierSteps.slice(1) : enhancedTierSteps, viability)
