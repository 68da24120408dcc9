import type { PublicListing } from '@storyright/contracts/events'
import { asScore, type DimensionScores, dimensionNames, startOf } from './dimensions.ts'
import { factsOf, type RuleStep, ruleSteps } from './rule-steps.ts'

/** The steps that a listing takes. */
export function stepsOf(listing: PublicListing): RuleStep[] {
  const facts = factsOf(listing)
  return ruleSteps.filter(({ holds }) => holds(facts))
}

/** The ten dimensions from the listing's own data and the market tables alone. */
export function rulesScores(listing: PublicListing, steps = stepsOf(listing)): DimensionScores {
  const scores = Object.fromEntries(dimensionNames.map((name) => [name, startOf(name)])) as DimensionScores
  for (const { dimension, points } of steps) scores[dimension] += points
  for (const name of dimensionNames) scores[name] = asScore(scores[name])
  return scores
}
