import { dimensionNames, dimensions, startOf } from '../dimensions/dimensions.ts'
import { ruleSteps } from '../dimensions/rule-steps.ts'
import { contentSteps } from '../enhanced/content.ts'
import { farthest } from '../observations/is-plausible.ts'
import { observationNames, observationOf, wordsFor } from '../observations/observations.ts'
import { quoteRules } from '../observations/standing.ts'
import { change } from '../provenance/amounts.ts'
import type { ScoreTable } from './score-table.ts'

export const dimensionTables: readonly ScoreTable[] = [
  {
    id: 'dimension-starts',
    title: 'Dimensions',
    says: 'Ten scores from 0 to 100; of the risk more is worse. Each begins at a fixed point and is moved by what is known.',
    chosenBy: 'product',
    columns: ['Dimension', 'Begins at'],
    rows: dimensionNames.map((name) => [dimensions[name], startOf(name)]),
  },
  {
    id: 'rule-steps',
    title: 'What the rules know',
    says: 'What the listing’s own data and the market tables add to a dimension, without any model.',
    chosenBy: 'us',
    columns: ['Dimension', 'For', 'Adds', 'From'],
    rows: ruleSteps.map(({ dimension, says, points, from }) => [
      dimensions[dimension],
      says,
      change(points),
      from === 'listing' ? 'This listing' : 'Market table',
    ]),
  },
  {
    id: 'observations',
    title: 'What a model may observe',
    says: 'A model gives no numbers. It answers with observations of this list, each with a quote that must stand in the text of the listing, never in its title or the names of author and publisher; the points are ours.',
    chosenBy: 'us',
    columns: ['Dimension', 'Observation', 'What has to be true', 'Adds'],
    rows: observationNames.map((name) => {
      const { dimension, says, points } = observationOf(name)
      return [dimensions[dimension], wordsFor(name), says, change(points)]
    }),
  },
  {
    id: 'plausible',
    title: 'When a model’s answer counts',
    says: 'An answer that breaks one of these counts as none: then the rules alone are used, and the analysis says so.',
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
    says: 'Two figures of the enhanced analysis that only a model’s observations move.',
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
