import { actionSteps, obstacleActions, suitabilitySteps } from '../commercial/classes.ts'
import { toneOfGenre } from '../enhanced/content.ts'
import { saturationSteps, trendSteps } from '../enhanced/market.ts'
import { positionSteps } from '../enhanced/streaming.ts'
import { nextSteps, obstacleWords } from '../standard/recommendations.ts'
import type { Steps } from '../tables/step.ts'
import { type ScoreTable, stepRows } from './score-table.ts'

const obstacleNames = {
  optioned: 'Under option',
  sold: 'Sold',
  loss: 'Available, with a present value below 0',
} as const

const words = (what: string, steps: Steps<string>) => stepRows(steps, (one) => one).map((row) => [what, ...row])

export const wordTables: readonly ScoreTable[] = [
  {
    id: 'words',
    title: 'Words for scores',
    says: 'Words that stand for a score of this analysis; none of them is a measured trend.',
    chosenBy: 'us',
    columns: ['Where', 'Score', 'Words'],
    rows: [
      ...words('Genre’s trend, by genre score', trendSteps),
      ...words('Genre’s saturation, by genre score', saturationSteps),
      ...words('Competitive position, by Competitive Advantage', positionSteps),
      ...words('Suitability of the medium, by medium score with length', suitabilitySteps),
      ...words('Recommended action, by viability score', actionSteps),
      ...words('First recommendation, by viability score', nextSteps),
    ],
  },
  {
    id: 'obstacles',
    title: 'Where the score does not decide',
    says: 'Whatever it scores, such a title is never called Greenlight Ready, and these words come first.',
    chosenBy: 'us',
    columns: ['Title', 'Recommended action', 'First recommendation'],
    rows: (['optioned', 'sold', 'loss'] as const).map((obstacle) => [
      obstacleNames[obstacle],
      obstacleActions[obstacle],
      obstacleWords[obstacle],
    ]),
  },
  {
    id: 'tone',
    title: 'Tone',
    says: 'How a genre is told as a rule; the first that matches counts.',
    chosenBy: 'us',
    columns: ['Words of genre and tags', 'Tone'],
    rows: toneOfGenre.map(({ words: matching, says }) => [matching.join(', '), says]),
  },
]
