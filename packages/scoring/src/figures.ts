import type { AnalysisInput } from './analysis-input.ts'
import { type Confidence, confidenceOf } from './confidence/confidence.ts'
import { type DimensionScores, dimensionNames } from './dimensions/dimensions.ts'
import { type Facts, factsOf } from './dimensions/facts.ts'
import type { RuleStep } from './dimensions/rule-steps.ts'
import { scoresOf, stepsOf } from './dimensions/rules-scores.ts'
import type { ModelAnswer } from './model-answer.ts'
import { type ScaleStep, scaleSteps } from './money/production-scale.ts'
import { type Returns, returnRules, returnsOf } from './money/returns.ts'
import { type Revenue, revenueOf } from './money/revenue.ts'
import { type Scenarios, scenariosOf } from './money/scenarios.ts'
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
  /** What moved the budget inside its band. */
  scale: readonly ScaleStep[]
  revenue: Revenue
  returns: Returns
  scenarios: Scenarios
  /** In pounds; below 0 the forecast loses money. */
  presentValue: number
  /** The viability score without the model's answer. */
  tableScore: number
  obstacle: Obstacle | null
}

/** Why a title is not recommended, whatever it scores: others have its rights, or its forecast loses money. */
export type Obstacle = 'optioned' | 'sold' | 'loss'

export function figuresOf(input: AnalysisInput): Figures {
  const { listing, answer } = input
  const facts = factsOf(listing)
  const { genre, medium, lengthBonus, carriesSeries } = facts
  const ai = answer ? aiScore(answer.aiScores) : withoutAnswer
  const viability = viabilityScore({ genre, medium, lengthBonus, ai })
  const roi = roiMultiple({ genreScore: genre, viabilityScore: viability, description: listing.description })
  const steps = stepsOf(facts)
  const boxOffice = boxOfficeBand(genre)
  const scale = scaleSteps(listing, answer)
  const budget = budgetBand(
    medium,
    scale.reduce((sum, { moves }) => sum + moves, 0),
  )
  const revenue = revenueOf({ boxOffice, budget, roi, listing, carriesSeries })
  const scores = scoresWith(scoresOf(steps), answer)
  const confidence = confidenceOf(input, genre)
  const returns = returnsOf(budget.value, revenue.total)
  const scenarios = scenariosOf(boxOffice, revenue, confidence.level)
  const value = presentValue(scenarios, returns.breakEven, scores.riskProfile)
  return {
    ...input,
    facts,
    steps,
    scores,
    ai,
    viability,
    roi,
    confidence,
    boxOffice,
    budget,
    scale,
    revenue,
    returns,
    scenarios,
    presentValue: value,
    tableScore: viabilityScore({ genre, medium, lengthBonus, ai: withoutAnswer }),
    obstacle: listing.status === 'available' ? (value < 0 ? 'loss' : null) : listing.status,
  }
}

const scoresWith = (rules: DimensionScores, answer: ModelAnswer | null): DimensionScores =>
  Object.fromEntries(dimensionNames.map((name) => [name, answer?.aiScores[name] ?? rules[name]])) as DimensionScores

/** The scenarios' present value less their cost; more risk is discounted more. */
function presentValue(scenarios: Scenarios, costs: number, risk: number): number {
  const mean = Object.values(scenarios).reduce((sum, { gross, probability }) => sum + gross * probability, 0)
  const rate = returnRules.discount + (returnRules.discountForRisk * risk) / 100
  return Math.round(mean / (1 + rate) ** returnRules.yearsToMean - costs)
}
