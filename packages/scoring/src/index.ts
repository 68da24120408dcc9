export type { AnalysisInput, ComparableFilm, ExchangeRate } from './analysis-input.ts'
export { type CommercialFigures, commercialAnalysisOf } from './commercial/commercial-analysis.ts'
export { type Dimension, type DimensionScores, dimensionNames, dimensions } from './dimensions/dimensions.ts'
export { rulesScores } from './dimensions/rules-scores.ts'
export { enhancedAnalysisOf } from './enhanced/enhanced-analysis.ts'
export { enoughRatings } from './enrichment/readers-rating.ts'
export { type ScoredListing, stillUsable, usableUntil, withFound } from './enrichment/scored-listing.ts'
export { howWeScore } from './how-we-score/how-we-score.ts'
export type { ScoreTable } from './how-we-score/score-table.ts'
export { type ModelAnswer, type Observed, type QuotedField, quotedFields } from './model-answer.ts'
export { farthest, isPlausible } from './observations/is-plausible.ts'
export { type Observation, type ObservationName, observationNames, observations } from './observations/observations.ts'
export { scoresFrom } from './observations/scores-from.ts'
export { type QuotedListing, quoteRules, standing } from './observations/validate-quotes.ts'
export { standardAnalysisOf } from './standard/standard-analysis.ts'
export { type Band, boxOfficeBand, budgetBand } from './tables/bands.ts'
export { genreTable, wordsOf } from './tables/genres.ts'
export {
  highPotentialFrom,
  isHighPotential,
  matchLabel,
  offerTier,
  riskLabel,
  scoreColour,
  strengthLabel,
} from './tables/labels.ts'
export { roiMultiple, roiScore } from './tables/roi.ts'
export { aiScore, genreScore, lengthBonus, mediumScore, viabilityScore } from './tables/scores.ts'
export { type Steps, stepAt } from './tables/step.ts'
