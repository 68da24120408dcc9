import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisInput } from '../analysis-input.ts'
import { figuresOf } from '../figures.ts'
import { joined } from '../provenance/basis.ts'
import { basisOfFilms, filmsShown } from '../provenance/films.ts'
import { basisOfScores, ofItself } from '../provenance/of-itself.ts'
import { contentOf } from './content.ts'
import { enhancedFinancialOf } from './financial.ts'
import { marketIntelligenceOf } from './market.ts'
import { recencyOf } from './recency.ts'
import { releaseOf } from './release.ts'
import { riskOf } from './risk.ts'
import { socialOf } from './social.ts'
import { streamingOf } from './streaming.ts'
import { talentOf } from './talent.ts'
import { enhancedTier } from './tiers.ts'

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
