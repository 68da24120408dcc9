import { actionSteps, obstacleActions, suitabilitySteps } from '../commercial/classes.ts'
import { dimensionNames, dimensions, startOf } from '../dimensions/dimensions.ts'
import { ruleSteps } from '../dimensions/rule-steps.ts'
import { contentSteps, toneOfGenre } from '../enhanced/content.ts'
import { saturationSteps, trendSteps } from '../enhanced/market.ts'
import { positionSteps } from '../enhanced/streaming.ts'
import { farthest } from '../observations/is-plausible.ts'
import { observationNames, observationOf, wordsFor } from '../observations/observations.ts'
import { quoteRules } from '../observations/validate-quotes.ts'
import { change } from '../provenance/amounts.ts'
import { nextSteps, obstacleWords } from '../standard/recommendations.ts'
import type { Steps } from '../tables/step.ts'
import { confidenceTables } from './confidence-tables.ts'
import { moneyTables } from './money-tables.ts'
import { type ScoreTable, stepRows } from './score-table.ts'
import { viabilityTables } from './viability-tables.ts'

const dimensionTables: readonly ScoreTable[] = [
  {
    id: 'dimension-starts',
    title: 'Dimensions',
    description:
      'Ten scores from 0 to 100; of the risk more is worse. Each begins at a fixed point and is moved by what is known.',
    chosenBy: 'product',
    columns: ['Dimension', 'Begins at'],
    rows: dimensionNames.map((name) => [dimensions[name], startOf(name)]),
  },
  {
    id: 'rule-steps',
    title: 'What the rules know',
    description: 'What the listing’s own data and the market tables add to a dimension, without any model.',
    chosenBy: 'us',
    columns: ['Dimension', 'For', 'Adds', 'From'],
    rows: ruleSteps.map(({ dimension, text, points, from }) => [
      dimensions[dimension],
      text,
      change(points),
      from === 'listing' ? 'This listing' : 'Market table',
    ]),
  },
  {
    id: 'observations',
    title: 'What a model may observe',
    description:
      'A model gives no numbers. It answers with observations of this list, each with a quote that must stand in the text of the listing, never in its title or the names of author and publisher; the points are ours.',
    chosenBy: 'us',
    columns: ['Dimension', 'Observation', 'What has to be true', 'Adds'],
    rows: observationNames.map((name) => {
      const { dimension, text, points } = observationOf(name)
      return [dimensions[dimension], wordsFor(name), text, change(points)]
    }),
  },
  {
    id: 'plausible',
    title: 'When a model’s answer counts',
    description:
      'An answer that breaks one of these counts as none: then the rules alone are used, and the analysis says so.',
    chosenBy: 'us',
    columns: ['Rule', 'At most'],
    rows: [
      ['Points between a dimension and the rules’ score of it', farthest.dimension],
      ['Points between the AI score and the rules’ one', farthest.aiScore],
      ['Observations that one quote may stand for', quoteRules.observationsPerQuote],
    ],
  },
  {
    id: 'content-steps',
    title: 'Character appeal and plot structure',
    description: 'Two figures of the enhanced analysis that only a model’s observations move.',
    chosenBy: 'us',
    columns: ['Figure', 'Observation', 'Adds'],
    rows: Object.entries(contentSteps).flatMap(([figure, { start, adds }]) => {
      const name = figure === 'characterAppeal' ? 'Character appeal' : 'Plot structure'
      return [
        [name, 'Begins at', start],
        ...Object.entries(adds).map(([seen, points]) => [name, seen.replaceAll('_', ' '), change(points)]),
      ]
    }),
  },
]

const obstacleNames = {
  optioned: 'Under option',
  sold: 'Sold',
  loss: 'Available, with a present value below 0',
} as const

const words = (what: string, steps: Steps<string>) => stepRows(steps, (one) => one).map((row) => [what, ...row])

const wordTables: readonly ScoreTable[] = [
  {
    id: 'words',
    title: 'Words for scores',
    description: 'Words that stand for a score of this analysis; none of them is a measured trend.',
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
    description: 'Whatever it scores, such a title is never called Greenlight Ready, and these words come first.',
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
    description: 'How a genre is told as a rule; the first that matches counts.',
    chosenBy: 'us',
    columns: ['Words of genre and tags', 'Tone'],
    rows: toneOfGenre.map(({ words: matching, text }) => [matching.join(', '), text]),
  },
]

/** Everything that the page "How we score" shows, in its order: page and code cannot differ. */
export const howWeScore: readonly { title: string; tables: readonly ScoreTable[] }[] = [
  { title: 'Viability', tables: viabilityTables },
  { title: 'Dimensions and the model', tables: dimensionTables },
  { title: 'Money', tables: moneyTables },
  { title: 'Confidence, gates and defaults', tables: confidenceTables },
  { title: 'Words', tables: wordTables },
]
