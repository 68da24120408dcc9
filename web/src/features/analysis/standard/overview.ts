import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisTab } from '../blocks/block.ts'
import { dimensionFigures } from './dimensions.ts'

export function overview({ aiScores, static: fixed }: StandardAnalysis): AnalysisTab {
  return {
    value: 'overview',
    label: 'Overview',
    blocks: [
      { kind: 'scores', title: 'AI Analysis Dimensions', figures: dimensionFigures(aiScores) },
      {
        kind: 'facts',
        title: 'Static Analysis',
        figures: [
          { label: 'Genre Score', path: 'static.genreScore', value: String(fixed.genreScore) },
          { label: 'Medium Score', path: 'static.mediumScore', value: String(fixed.mediumScore) },
          { label: 'Length Bonus', path: 'static.lengthBonus', value: signed(fixed.lengthBonus) },
        ],
      },
    ],
  }
}

const signed = (bonus: number) => (bonus >= 0 ? `+${bonus}` : String(bonus))
