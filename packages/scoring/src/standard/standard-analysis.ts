import type { StandardAnalysis } from '@storyright/contracts/http'
import { viabilityBand } from '@storyright/contracts/vocabulary'
import type { AnalysisInput } from '../analysis-input.ts'
import { figuresOf } from '../figures.ts'
import { derived, fromMarket, joined } from '../provenance/basis.ts'
import { dimensionsBlock } from '../provenance/dimension-basis.ts'
import { basisOfScores, ofItself } from '../provenance/of-itself.ts'
import { audienceOf } from './audience.ts'
import { financialOf } from './financial.ts'
import { forecastingOf } from './forecasting.ts'
import { gates } from './gates.ts'
import { recommendationsOf } from './recommendations.ts'

/** The standard analysis, in whole pounds. */
export function standardAnalysisOf(input: AnalysisInput): StandardAnalysis {
  const figures = figuresOf(input)
  const { facts } = figures
  const forecasting = forecastingOf(figures)
  const audience = audienceOf(figures)
  const financial = financialOf(figures)
  const recommendations = recommendationsOf(figures)
  const { genre, medium, confidence, ...scores } = basisOfScores(figures)
  const dimensions = dimensionsBlock(figures)
  return {
    ...ofItself(figures),
    viabilityScore: figures.viability,
    tier: viabilityBand(figures.viability),
    aiScores: dimensions.figures,
    static: { genreScore: facts.genre, mediumScore: facts.medium, lengthBonus: facts.lengthBonus },
    forecasting: forecasting.figures,
    audience: audience.figures,
    financial: financial.figures,
    gates: Object.fromEntries(gates.map(({ name, passes }) => [name, passes(figures)])),
    recommendations: recommendations.figures,
    provenance: {
      ...scores,
      ...joined({
        aiScores: dimensions.basis,
        static: { genreScore: genre, mediumScore: medium, lengthBonus: lengthBasis(facts.lengthBonus) },
        forecasting: { ...forecasting.basis, confidenceLevel: confidence },
        audience: audience.basis,
        financial: financial.basis,
        recommendations: recommendations.basis,
      }),
      ...gateBases,
    },
  }
}

const lengthBasis = (bonus: number) =>
  fromMarket(bonus === 0 ? 'Market table of lengths: neither adds nor takes.' : 'Market table of lengths, for books.')

const gateBases = joined({
  gates: Object.fromEntries(gates.map(({ name, text }) => [name, derived(`Passed by: ${text}.`)])),
})
