import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { listed, people } from '../blocks/in-words.ts'

export const audience = ({ audience: readers }: StandardAnalysis): AnalysisTab => {
  const { size, demographics, psychographics, marketPotential } = readers
  const [sized, who, mind] = ['audience.size', 'audience.demographics', 'audience.psychographics']
  const potential = 'audience.marketPotential'
  return {
    value: 'audience',
    label: 'Audience',
    blocks: [
      {
        kind: 'facts',
        title: 'Audience Size',
        figures: [
          { label: 'Estimated Size', path: `${sized}.estimated`, value: people(size.estimated) },
          { label: 'Confidence', path: `${sized}.confidence`, value: size.confidence },
          { label: 'Basis', path: `${sized}.basis`, value: size.basis },
        ],
      },
      {
        kind: 'facts',
        title: 'Demographics',
        figures: [
          { label: 'Primary Age', path: `${who}.primaryAge`, value: demographics.primaryAge },
          { label: 'Gender Split', path: `${who}.genderSplit`, value: demographics.genderSplit },
          { label: 'Socioeconomic', path: `${who}.socioeconomic`, value: demographics.socioeconomic },
          { label: 'Primary Markets', path: `${who}.geography`, value: listed(demographics.geography) },
        ],
      },
      {
        kind: 'facts',
        title: 'Psychographics',
        figures: [
          { label: 'Interests', path: `${mind}.interests`, value: listed(psychographics.interests) },
          { label: 'Values', path: `${mind}.values`, value: listed(psychographics.values) },
          { label: 'Lifestyle', path: `${mind}.lifestyle`, value: listed(psychographics.lifestyle) },
          {
            label: 'Media Consumption',
            path: `${mind}.mediaConsumption`,
            value: listed(psychographics.mediaConsumption),
          },
        ],
      },
      {
        kind: 'scores',
        title: 'Market Potential',
        figures: [
          { label: 'Reachability', path: `${potential}.reachability`, value: marketPotential.reachability },
          { label: 'Engagement', path: `${potential}.engagement`, value: marketPotential.engagement },
          { label: 'Monetisation', path: `${potential}.monetisation`, value: marketPotential.monetisation },
        ],
      },
    ],
  }
}
