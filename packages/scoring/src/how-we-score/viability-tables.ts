import { mediumLabels, mediums, viabilityBands } from '@storyright/contracts/vocabulary'
import { enhancedTierSteps } from '../enhanced/enhanced-analysis.ts'
import { change } from '../provenance/amounts.ts'
import { genreTable, unknownGenre, unmatchedGenre } from '../tables/genres.ts'
import { riskLabels, strengthLabels } from '../tables/labels.ts'
import { lengthBonuses, mediumScores, withoutAnswer } from '../tables/scores.ts'
import { type ScoreTable, stepRows } from './score-table.ts'

export const viabilityTables: readonly ScoreTable[] = [
  {
    id: 'viability',
    title: 'Viability score',
    description: 'The mean of three scores from 0 to 100, as a whole number.',
    chosenBy: 'product',
    columns: ['Part', 'Where it comes from'],
    rows: [
      ['Genre score', 'The best match of genre and tags in the table of genres'],
      ['Medium score', 'The table of mediums, with the length bonus of a book, within 0 and 100'],
      [
        'AI score',
        `The mean of the five main dimensions, risk counted against; ${withoutAnswer} until a model has answered`,
      ],
    ],
  },
  {
    id: 'genres',
    title: 'Genre score',
    description: 'How well a genre sells. The highest match among genre and tags counts.',
    chosenBy: 'product',
    columns: ['Words that match', 'Score'],
    rows: [
      ...genreTable.map(({ words, score }) => [words.join(', '), score]),
      ['A genre that is not in the table', unmatchedGenre],
      ['No genre', unknownGenre],
    ],
  },
  {
    id: 'mediums',
    title: 'Medium score',
    description: 'How readily a medium is adapted.',
    chosenBy: 'product',
    columns: ['Medium', 'Score'],
    rows: [...mediums]
      .sort((one, other) => mediumScores[other] - mediumScores[one])
      .map((medium) => [mediumLabels[medium], mediumScores[medium]]),
  },
  {
    id: 'length',
    title: 'Length bonus',
    description: 'Books only; every other length adds nothing.',
    chosenBy: 'product',
    columns: ['Pages', 'Adds'],
    rows: lengthBonuses.map(({ from, to, adds }) => [
      Number.isFinite(to) ? `${from} to ${to}` : `${from} and more`,
      change(adds),
    ]),
  },
  {
    id: 'bands',
    title: 'Bands of the viability score',
    description: 'What the score is called on the listing, and in the standard analysis.',
    chosenBy: 'product',
    columns: ['Score', 'Band'],
    rows: Object.values(viabilityBands).map(({ from, below, label }) => [`${from} to ${below - 1}`, label]),
  },
  {
    id: 'strength',
    title: 'Words of the analysis card',
    description: 'What the score is called on cards.',
    chosenBy: 'product',
    columns: ['Score', 'Words'],
    rows: stepRows(strengthLabels, (words) => words),
  },
  {
    id: 'enhanced-tiers',
    title: 'Tiers of the enhanced analysis',
    description:
      'What the score is called in the enhanced analysis; the first only for a title that is available and whose forecast has a present value of 0 and more.',
    chosenBy: 'product',
    columns: ['Score', 'Tier'],
    rows: stepRows(enhancedTierSteps, (tier) => tier),
  },
  {
    id: 'risk-labels',
    title: 'Words for a risk score',
    description: 'The risk score is 100 less the risk: more is safer.',
    chosenBy: 'product',
    columns: ['Score', 'Risk'],
    rows: stepRows(riskLabels, (words) => words),
  },
]
