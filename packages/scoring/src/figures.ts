import type { AnalysisInput } from './analysis-input.ts'
import { type Confidence, confidenceOf } from './confidence/confidence.ts'
import { type DimensionScores, dimensionNames } from './dimensions/dimensions.ts'
import { type Facts, factsOf } from './dimensions/facts.ts'
import type { RuleStep } from './dimensions/rule-steps.ts'
import { scoresOf, stepsOf } from './dimensions/rules-scores.ts'
import type { ModelAnswer } from './model-answer.ts'
import { type Returns, returnsOf } from './money/returns.ts'
import { type Revenue, revenueOf } from './money/revenue.ts'
import { type Band, boxOfficeBand, budgetBand } from './tables/bands.ts'
import { roiMultiple } from './tables/roi.ts'
import { aiScore, viabilityScore, withoutAnswer } from './tables/scores.ts'

/** What all analyses of a listing share. */
export interface Figures extends AnalysisInput {
  facts: Facts
  steps: readonly RuleStep[]
  /** The model's, or the rules' where it did not answer. */
  scores: DimensionScores
  ai: number
  viability: number
  roi: number
  confidence: Confidence
  boxOffice: Band
  budget: Band
  revenue: Revenue
  returns: Returns
}

export function figuresOf(input: AnalysisInput): Figures {
  const { listing, answer } = input
  const facts = factsOf(listing)
  const { genre, medium, lengthBonus, carriesSeries } = facts
  const ai = answer ? aiScore(answer.aiScores) : withoutAnswer
  const viability = viabilityScore({ genre, medium, lengthBonus, ai })
  const roi = roiMultiple({ genreScore: genre, viabilityScore: viability, description: listing.description })
  const steps = stepsOf(facts)
  const boxOffice = boxOfficeBand(genre)
  const budget = budgetBand(medium)
  const revenue = revenueOf({ boxOffice, budget, roi, listing, carriesSeries })
  return {
    ...input,
    facts,
    steps,
    scores: scoresWith(scoresOf(steps), answer),
    ai,
    viability,
    roi,
    confidence: confidenceOf(input, genre),
    boxOffice,
    budget,
    revenue,
    returns: returnsOf(budget.value, revenue.total),
  }
}

const scoresWith = (rules: DimensionScores, answer: ModelAnswer | null): DimensionScores =>
  Object.fromEntries(dimensionNames.map((name) => [name, answer?.aiScores[name] ?? rules[name]])) as DimensionScores
