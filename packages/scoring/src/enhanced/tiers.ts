import type { EnhancedTier } from '@storyright/contracts/vocabulary'
import { type Steps, stepAt } from '../tables/step.ts'

/** The enhanced analysis's own words for the viability score. */
export const enhancedTierSteps: Steps<EnhancedTier> = [
  { from: 85, is: 'Greenlight Ready' },
  { from: 70, is: 'Strong Potential' },
  { from: 50, is: 'Moderate Risk' },
  { from: 0, is: 'High Risk' },
]
export const enhancedTier = (viability: number): EnhancedTier => stepAt(enhancedTierSteps, viability)
