import type { PublicListing } from '@storyright/contracts/events'
import { asScore, type DimensionScores, dimensionNames, startOf } from './dimensions.ts'
import { type Facts, factsOf } from './facts.ts'
import { type RuleStep, ruleSteps } from './rule-steps.ts'

/** The steps that a listing takes. */
export const stepsOf = (facts: Facts): RuleStep[] => ruleSteps.filter(({ holds }) => holds(facts))

/** The ten dimensions from the listing's own data and the market tables alone. */
export const rulesScores = (listing: PublicListing): DimensionScores => scoresOf(stepsOf(factsOf(listing)))

export function scoresOf(steps: readonly RuleStep[]): DimensionScores {
  const scores = Object.fromEntries(dimensionNames.map((name) => [name, startOf(name)])) as DimensionScores
  for (const { dimension, points } of steps) scores[dimension] += points
  for (const name of dimensionNames) scores[name] = asScore(scores[name])
  return scores
}
