import type { StandardAnalysis } from '@storyright/contracts/http'
import { viabilityBand } from '@storyright/contracts/vocabulary'
import type { AnalysisInput } from '../analysis-input.ts'
import { type Figures, figuresOf } from '../figures.ts'
import { revenueRules } from '../money/revenue.ts'
import { percent } from '../provenance/amounts.ts'
import { type Block, derived, fromListing, fromMarket, joined } from '../provenance/basis.ts'
import { dimensionsBlock } from '../provenance/dimension-basis.ts'
import { moneyBasis, scaleWords } from '../provenance/money-basis.ts'
import { basisOfScores, ofItself } from '../provenance/of-itself.ts'
import { roiRules, roiScore } from '../tables/roi.ts'
import { audienceOf } from './audience.ts'
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

/** In whole pounds. */
function financialOf(figures: Figures): Block<StandardAnalysis['financial']> {
  const { budget, boxOffice, revenue, returns, roi, facts } = figures
  return {
    figures: {
      productionBudget: budget.value,
      breakEvenGross: returns.breakEven,
      forecastGross: revenue.total,
      forecastMargin: returns.margin,
      totalRevenue: revenue.total,
      domesticGross: revenue.domestic,
      internationalGross: revenue.international,
      streamingRevenue: revenue.streaming,
      merchandisingRevenue: revenue.merchandising,
      netProfit: returns.netProfit,
      paybackPeriod: returns.payback,
      irr: returns.irr,
      roiScore: roiScore(roi),
    },
    basis: {
      productionBudget: fromMarket(
        `Budget band of medium score ${facts.medium}: ${band(budget)}, placed by the score${scaleWords(figures)}.`,
      ),
      breakEvenGross: moneyBasis.breakEven,
      forecastGross: derived('Box office, streaming and merchandising.'),
      forecastMargin: derived('Net profit as a share of the revenue; nothing where there is none.'),
      totalRevenue: derived('Box office, streaming and merchandising.'),
      domesticGross: grossBasis(facts.genre, band(boxOffice), revenueRules.domesticShare),
      internationalGross: grossBasis(facts.genre, band(boxOffice), 1 - revenueRules.domesticShare),
      streamingRevenue: fromListing(
        `A share of the budget, by the rights on offer and the ROI multiple: ${percent(revenue.streamingShare)}.`,
      ),
      merchandisingRevenue: fromListing(
        revenue.merchandising ? 'A share of the box office, by genre.' : 'No merchandising rights are on offer.',
      ),
      netProfit: derived('Total revenue less the break-even gross.'),
      paybackPeriod: returns.payback === null ? moneyBasis.notPaidBack : moneyBasis.payback,
      irr: returns.irr === null ? moneyBasis.notPaidBack : moneyBasis.irr,
      roiScore: derived(`The ROI multiple ${roi} of at most ${roiRules.cap}, by genre, score and description.`),
    },
  }
}

const grossBasis = (genre: number, range: string, share: number) =>
  fromMarket(
    `Box-office band of genre score ${genre}: ${range}, placed by the score; ${percent(share)} of it for every listing.`,
  )

const millions = (amount: number) => `${amount / 1_000_000}`
const band = ({ low, high }: { low: number; high: number }) => `${millions(low)} to ${millions(high)} million`
