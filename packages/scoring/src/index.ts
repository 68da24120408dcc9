export { type Band, boxOfficeBand, budgetBand } from './bands.ts'
export { matchLabel, offerTier, riskLabel, scoreColour, strengthLabel } from './labels.ts'
export { roiMultiple } from './roi.ts'
export { aiScore, genreScore, lengthBonus, mediumScore, viabilityScore } from './scores.ts'
