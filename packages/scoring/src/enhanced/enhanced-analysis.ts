import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { type EnhancedTier, longDay } from '@storyright/contracts/vocabulary'
import type { AnalysisInput } from '../analysis-input.ts'
import { type Figures, figuresOf, type Obstacle } from '../figures.ts'
import { type Block, derived, fromListing, fromMarket, joined } from '../provenance/basis.ts'
import { basisOfFilms, filmsShown } from '../provenance/films.ts'
import { moneyBasis, scaleWords } from '../provenance/money-basis.ts'
import { basisOfScores, ofItself } from '../provenance/of-itself.ts'
import { type Steps, stepAt } from '../tables/step.ts'
import { contentOf } from './content.ts'
import { marketIntelligenceOf } from './market.ts'
import { recencyOf } from './recency.ts'
import { riskOf } from './risk.ts'
import { socialOf } from './social.ts'
import { streamingOf } from './streaming.ts'
import { talentOf } from './talent.ts'

/** The enhanced analysis, in whole US dollars: the pounds of the standard analysis at the configured rate. */
export function enhancedAnalysisOf(input: AnalysisInput): EnhancedAnalysis {
  const figures = figuresOf(input)
  const films = figures.films.slice(0, filmsShown)
  const recency = recencyOf(input.listing, input.now)
  const blocks = {
    marketIntelligence: marketIntelligenceOf(figures),
    recommendations: releaseOf(figures),
    talent: talentOf(figures),
    socialIntelligence: socialOf(figures),
    streamingDemand: streamingOf(figures),
    contentAnalysis: contentOf(figures),
    financial: enhancedFinancialOf(figures),
    riskAssessment: riskOf(figures),
  }
  const { genre, medium, confidence, ...scores } = basisOfScores(figures)
  return {
    ...ofItself(figures),
    viabilityScore: figures.viability,
    tier: enhancedTier(figures.viability, figures.obstacle),
    confidenceLevel: figures.confidence.level,
    static: { genreScore: figures.facts.genre, mediumScore: figures.facts.medium, publicationRecency: recency.figures },
    marketIntelligence: blocks.marketIntelligence.figures,
    recommendations: blocks.recommendations.figures,
    talent: blocks.talent.figures,
    socialIntelligence: blocks.socialIntelligence.figures,
    streamingDemand: blocks.streamingDemand.figures,
    contentAnalysis: blocks.contentAnalysis.figures,
    financial: blocks.financial.figures,
    riskAssessment: blocks.riskAssessment.figures,
    comparables: films.map(({ title, year, similarity, actualGross, multiple }) => ({
      title,
      year,
      similarity,
      gross: actualGross,
      multiple,
    })),
    provenance: {
      ...scores,
      confidenceLevel: confidence,
      comparables: basisOfFilms(films),
      ...joined({ static: { genreScore: genre, mediumScore: medium, publicationRecency: recency.basis['']! } }),
      ...joined(Object.fromEntries(Object.entries(blocks).map(([name, { basis }]) => [name, basis]))),
    },
  }
}

/** In whole US dollars: the pounds of the standard analysis, at the configured rate of its day. */
function enhancedFinancialOf(figures: Figures): Block<EnhancedAnalysis['financial']> {
  const { budget, scenarios, returns, presentValue, facts, rate } = figures
  const dollars = (pounds: number) => Math.round(pounds / rate.poundsPerUsd)
  const { conservative, expected, optimistic } = scenarios
  const inDollars = ({ gross, probability }: typeof expected) => ({ gross: dollars(gross), probability })
  const converted = ` Converted at £${rate.poundsPerUsd} for a dollar, the rate of ${longDay(rate.on)}.`
  const alsoConverted = ({ says: text }: { says: string }) => derived(text + converted)
  return {
    figures: {
      productionBudget: { low: dollars(budget.low), expected: dollars(budget.value), high: dollars(budget.high) },
      scenarios: {
        conservative: inDollars(conservative),
        expected: inDollars(expected),
        optimistic: inDollars(optimistic),
      },
      paybackPeriod: returns.payback,
      irr: returns.irr,
      riskAdjustedNPV: dollars(presentValue),
    },
    basis: {
      productionBudget: fromMarket(
        `Budget band of medium score ${facts.medium}, placed by the score${scaleWords(figures)}.${converted}`,
      ),
      scenarios: alsoConverted(moneyBasis.scenarios),
      paybackPeriod: returns.payback === null ? moneyBasis.notPaidBack : moneyBasis.payback,
      irr: returns.irr === null ? moneyBasis.notPaidBack : moneyBasis.irr,
      riskAdjustedNPV: alsoConverted(moneyBasis.presentValue),
    },
  }
}

/** From this box office on a release in cinemas comes first; ours. */
const theatricalFrom = 5_000_000

const platforms = [
  { right: 'film', text: 'Cinemas, by way of a distributor' },
  { right: 'streaming', text: 'A streaming service’s commission or licence' },
  { right: 'tv', text: 'A broadcaster’s commission' },
  { right: 'international', text: 'Sales agents for other territories' },
  { right: 'digital', text: 'Rental and purchase' },
  { right: 'radio', text: 'Radio or an audio drama beside it' },
  { right: 'stage', text: 'A stage production beside it' },
  { right: 'merchandising', text: 'Merchandise' },
] as const

function releaseOf({ listing, boxOffice }: Figures): Block<EnhancedAnalysis['recommendations']> {
  const has = (right: (typeof platforms)[number]['right']) => listing.rightsAvailable.includes(right)
  return {
    figures: {
      releaseStrategy: strategyOf(has('film'), has('streaming'), has('tv'), boxOffice.value >= theatricalFrom),
      platformStrategy: platforms.filter(({ right }) => has(right)).map(({ text }) => text),
    },
    basis: {
      releaseStrategy: fromListing('The rights on offer and the box-office band.'),
      platformStrategy: fromListing('The rights on offer.'),
    },
  }
}

function strategyOf(film: boolean, streaming: boolean, television: boolean, isLarge: boolean): string {
  if (film && isLarge) return streaming ? 'Cinemas first, then a streaming window' : 'Cinemas first'
  if (streaming) return film ? 'Streaming first, with a short run in cinemas' : 'Streaming first'
  if (television) return 'Television first'
  return film ? 'Festivals and a limited run in cinemas' : 'Ask for screen rights first: none are on offer'
}

/** The enhanced analysis's own words for the viability score. The first is only for what can be had and does not lose money. */
export const enhancedTierSteps: Steps<EnhancedTier> = [
  { from: 85, is: 'Greenlight Ready' },
  { from: 70, is: 'Strong Potential' },
  { from: 50, is: 'Moderate Risk' },
  { from: 0, is: 'High Risk' },
]
export const enhancedTier = (viability: number, obstacle: Obstacle | null = null): EnhancedTier =>
  stepAt(obstacle ? enhancedTierSteps.slice(1) : enhancedTierSteps, viability)
