import type { StandardAnalysis } from '@storyright/contracts/http'
import { scoreTone } from '../../../entities/score/score.ts'

type Scores = StandardAnalysis['aiScores']

const main = [
  { key: 'marketAppeal', label: 'Market Appeal' },
  { key: 'adaptationFit', label: 'Adaptation Fit' },
  { key: 'financialOutlook', label: 'Financial Outlook' },
  { key: 'riskProfile', label: 'Risk Profile' },
  { key: 'franchiseUpside', label: 'Franchise Upside' },
] as const
const further = [
  { key: 'audienceReach', label: 'Audience Reach' },
  { key: 'competitiveAdvantage', label: 'Competitive Advantage' },
  { key: 'marketTiming', label: 'Market Timing' },
  { key: 'culturalResonance', label: 'Cultural Resonance' },
  { key: 'platformSuitability', label: 'Platform Suitability' },
] as const

/** Of every dimension more is better to read: risk is counted from the other end. */
const shown = (scores: Scores, key: keyof Scores) => {
  const score = scores[key] ?? 0
  return key === 'riskProfile' ? 100 - score : score
}

const figures = (scores: Scores, dimensions: readonly { key: keyof Scores; label: string }[]) =>
  dimensions.map(({ key, label }) => ({
    label,
    path: `aiScores.${key}`,
    value: shown(scores, key),
    ...(key === 'riskProfile' && { note: 'Lower Risk' }),
  }))

/** The ten dimensions, or the first five where the others are not known. */
export const dimensionFigures = (scores: Scores) => [
  ...figures(scores, main),
  ...(scores.audienceReach === undefined ? [] : figures(scores, further)),
]

/** The five that make the score, as bars. */
export const mainDimensions = (scores: Scores) =>
  figures(scores, main).map(({ note, label, value }) => ({
    label: note ?? label,
    value,
    tone: scoreTone(value),
  }))
