import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { count, known, labelOf, multiple, people, percent } from '../blocks/in-words.ts'

export const talent = ({ talent: author }: EnhancedAnalysis): AnalysisTab => {
  const { previousAdaptations, avgBoxOfficeMultiple, successRate } = author.trackRecord
  const track = 'talent.trackRecord'
  return {
    value: 'talent',
    label: 'Talent',
    blocks: [
      {
        kind: 'scores',
        title: 'Author',
        figures: [
          { label: 'Market Value', path: 'talent.authorMarketValue', value: author.authorMarketValue },
          { label: 'Recognition', path: 'talent.authorRecognition', value: author.authorRecognition },
          { label: 'Adapter Fit', path: 'talent.adapterFit', value: author.adapterFit },
        ],
      },
      {
        kind: 'facts',
        title: 'Track Record',
        figures: [
          {
            label: 'Previous Adaptations',
            path: `${track}.previousAdaptations`,
            value: known(previousAdaptations, count),
          },
          {
            label: 'Average Box Office Multiple',
            path: `${track}.avgBoxOfficeMultiple`,
            value: known(avgBoxOfficeMultiple, multiple),
          },
          {
            label: 'Success Rate',
            path: `${track}.successRate`,
            value: known(successRate, (rate) => percent(rate, 1)),
          },
        ],
      },
    ],
  }
}

export function social({ socialIntelligence: reach }: EnhancedAnalysis): AnalysisTab {
  return {
    value: 'social',
    label: 'Social',
    blocks: [
      {
        kind: 'facts',
        title: 'Reach',
        figures: [
          {
            label: 'Author Social Reach',
            path: 'socialIntelligence.authorSocialReach',
            value: known(reach.authorSocialReach, people),
          },
          {
            label: 'Content Mentions',
            path: 'socialIntelligence.contentMentions',
            value: known(reach.contentMentions, count),
          },
        ],
      },
      {
        kind: 'scores',
        title: 'Response',
        figures: [
          { label: 'Viral Potential', path: 'socialIntelligence.viralPotential', value: reach.viralPotential },
          { label: 'Sentiment Score', path: 'socialIntelligence.sentimentScore', value: reach.sentimentScore },
        ],
      },
    ],
  }
}

export function streaming({ streamingDemand: demand }: EnhancedAnalysis): AnalysisTab {
  return {
    value: 'streaming',
    label: 'Streaming',
    blocks: [
      {
        kind: 'scores',
        title: 'Demand',
        figures: [{ label: 'Demand Score', path: 'streamingDemand.demandScore', value: demand.demandScore }],
      },
      {
        kind: 'facts',
        title: 'Position',
        figures: [
          { label: 'Search Trends', path: 'streamingDemand.searchTrends', value: demand.searchTrends },
          {
            label: 'Competitive Position',
            path: 'streamingDemand.competitivePosition',
            value: demand.competitivePosition,
          },
        ],
      },
      {
        kind: 'scores',
        title: 'Platform Suitability',
        figures: Object.entries(demand.platformSuitability).map(([name, value]) => ({
          label: labelOf(name),
          path: `streamingDemand.platformSuitability.${name}`,
          value,
        })),
      },
    ],
  }
}
