import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { listed, people } from '../blocks/in-words.ts'

export const overview = (analysis: EnhancedAnalysis): AnalysisTab => {
  const { static: fixed, marketIntelligence: market, recommendations, comparables } = analysis
  const { genrePerformance, audienceSize } = market
  return {
    value: 'overview',
    label: 'Overview',
    blocks: [
      { kind: 'shape', title: 'At a Glance', figures: glance(analysis) },
      {
        kind: 'scores',
        title: 'Static Analysis',
        figures: [
          { label: 'Genre Score', path: 'static.genreScore', value: fixed.genreScore },
          { label: 'Medium Score', path: 'static.mediumScore', value: fixed.mediumScore },
          { label: 'Publication Recency', path: 'static.publicationRecency', value: fixed.publicationRecency },
        ],
      },
      {
        kind: 'facts',
        title: 'Market Intelligence',
        figures: [
          {
            label: 'Genre Trend',
            path: 'marketIntelligence.genrePerformance.currentTrend',
            value: genrePerformance.currentTrend,
          },
          {
            label: 'Saturation',
            path: 'marketIntelligence.genrePerformance.saturation',
            value: genrePerformance.saturation,
          },
          {
            label: 'Core Audience',
            path: 'marketIntelligence.audienceSize.coreAudience',
            value: people(audienceSize.coreAudience),
          },
        ],
      },
      {
        kind: 'facts',
        title: 'Strategy',
        figures: [
          {
            label: 'Release Strategy',
            path: 'recommendations.releaseStrategy',
            value: recommendations.releaseStrategy,
          },
          {
            label: 'Platform Strategy',
            path: 'recommendations.platformStrategy',
            value: listed(recommendations.platformStrategy),
          },
        ],
      },
      {
        kind: 'films',
        title: 'Comparable Films',
        lead: 'Worldwide grosses where known, in US dollars of the time.',
        figures: [{ label: 'Comparable Films', path: 'comparables' }],
        films: comparables,
      },
    ],
  }
}

/** One figure of each part, all the better the higher. */
const glance = (analysis: EnhancedAnalysis) => [
  { label: 'Genre', path: 'static.genreScore', value: analysis.static.genreScore },
  { label: 'Medium', path: 'static.mediumScore', value: analysis.static.mediumScore },
  { label: 'Author', path: 'talent.authorMarketValue', value: analysis.talent.authorMarketValue },
  { label: 'Adaptation', path: 'talent.adapterFit', value: analysis.talent.adapterFit },
  { label: 'Demand', path: 'streamingDemand.demandScore', value: analysis.streamingDemand.demandScore },
  { label: 'Characters', path: 'contentAnalysis.characterAppeal', value: analysis.contentAnalysis.characterAppeal },
  {
    label: 'Franchise',
    path: 'contentAnalysis.franchisePotential',
    value: analysis.contentAnalysis.franchisePotential,
  },
  { label: 'Lower Risk', path: 'riskAssessment.overallRisk', value: 100 - analysis.riskAssessment.overallRisk },
]
