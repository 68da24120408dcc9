import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { listed } from '../blocks/in-words.ts'

const at = 'contentAnalysis'

export function content({ contentAnalysis: story }: EnhancedAnalysis): AnalysisTab {
  return {
    value: 'content',
    label: 'Content',
    blocks: [
      {
        kind: 'scores',
        title: 'Story',
        figures: [
          { label: 'Franchise Potential', path: `${at}.franchisePotential`, value: story.franchisePotential },
          { label: 'Character Appeal', path: `${at}.characterAppeal`, value: story.characterAppeal },
          { label: 'Cultural Relevance', path: `${at}.culturalRelevance`, value: story.culturalRelevance },
        ],
      },
      {
        kind: 'facts',
        title: 'Form',
        figures: [
          { label: 'Adaptation Complexity', path: `${at}.adaptationComplexity`, value: story.adaptationComplexity },
          { label: 'Plot Structure', path: `${at}.plotStructure`, value: `${story.plotStructure} / 10` },
          { label: 'Target Rating', path: `${at}.targetRating`, value: story.targetRating },
          { label: 'Tone', path: `${at}.tone`, value: story.tone },
          { label: 'Themes', path: `${at}.themes`, value: listed(story.themes) },
        ],
      },
    ],
  }
}
