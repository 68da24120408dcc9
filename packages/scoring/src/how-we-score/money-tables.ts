import { type Medium, mediumLabels } from '@storyright/contracts/vocabulary'
import { complexityBorders, marketSizeSteps, roiPotentialBorders } from '../commercial/classes.ts'
import { revenueStrategies } from '../commercial/revenue-strategy.ts'
import { featureScale, genreScale, mediumScale, pageScale } from '../money/production-scale.ts'
import { returnRules } from '../money/returns.ts'
import { revenueRules } from '../money/revenue.ts'
import { otherRevenueMoves, scenarioSteps } from '../money/scenarios.ts'
import { change, number, percent } from '../provenance/amounts.ts'
import { type BandTable, boxOfficeBands, budgetBands } from '../tables/bands.ts'
import { offerTiers } from '../tables/labels.ts'
import { roiGenreSteps, roiRules, roiViabilitySteps, roiWordGroups } from '../tables/roi.ts'
import { type ScoreTable, stepRows, stepRowsAbove } from './score-table.ts'

const million = 1_000_000
const hundredths = (moves: number) => change(Math.round(moves * 100))
const bandRows = (table: BandTable) =>
  stepRows(
    table.map(({ from, low, high }) => ({ from, is: [low, high] })),
    (ends) => ends.map((end) => `${number(end / million)} million`),
  )

export const moneyTables: readonly ScoreTable[] = [
  {
    id: 'box-office',
    title: 'Box office',
    description:
      'A band by genre score; how far into it follows from the score. In pounds; the enhanced analysis converts them to dollars at a configured rate, named on each.',
    chosenBy: 'product',
    columns: ['Genre score', 'From', 'To'],
    rows: bandRows(boxOfficeBands),
  },
  {
    id: 'budget',
    title: 'Production budget',
    description:
      'A band by medium score, and a place in it by that score; the scale of the production then moves it inside the band.',
    chosenBy: 'product',
    columns: ['Medium score', 'From', 'To'],
    rows: bandRows(budgetBands),
  },
  {
    id: 'scale',
    title: 'Scale of the production',
    description:
      'What moves a budget inside its band, in hundredths of the band. Of genres the largest and the smallest count; what the model observed counts instead of words.',
    chosenBy: 'us',
    columns: ['By', 'What', 'Moves'],
    rows: [
      ...Object.entries(mediumScale).map(([medium, moves]) => [
        'Medium',
        mediumLabels[medium as Medium],
        hundredths(moves),
      ]),
      ...genreScale.map(({ text, moves }) => ['Genre', text, hundredths(moves)]),
      ...featureScale.map(({ text, moves }) => ['Story', text, hundredths(moves)]),
      ['Pages', `each 10 under ${pageScale.from}`, hundredths(-10 * pageScale.perPageUnder)],
      ['Pages', `each 20 over ${pageScale.to}`, hundredths(20 * pageScale.perPageOver)],
      ['Pages', 'at most', hundredths(pageScale.most)],
    ],
  },
  {
    id: 'revenue',
    title: 'Other revenue',
    description: 'What comes in beside the box office.',
    chosenBy: 'us',
    columns: ['Revenue', 'How much'],
    rows: [
      ['Domestic', `${percent(revenueRules.domesticShare)} of the box office; the rest is international`],
      ['Streaming, with streaming rights on offer', `${percent(revenueRules.streaming.streaming)} of the budget`],
      ['Streaming, with television rights only', `${percent(revenueRules.streaming.tv)} of the budget`],
      ['Streaming, with digital rights only', `${percent(revenueRules.streaming.digital)} of the budget`],
      ['Streaming, with none of them', `${percent(revenueRules.streaming.otherwise)} of the budget`],
      [`Each whole ROI multiple above ${roiRules.base}`, `${percent(revenueRules.perMultiple)} of the budget more`],
      [
        'Merchandise, with the rights, in a genre that carries series',
        percent(revenueRules.merchandising.inSeriesGenre),
      ],
      ['Merchandise, with the rights, in other genres', percent(revenueRules.merchandising.otherwise)],
    ],
  },
  {
    id: 'returns',
    title: 'Costs and returns',
    description: 'When a production has earned back what it cost.',
    chosenBy: 'us',
    columns: ['What', 'How much'],
    rows: [
      [
        'Marketing and sales',
        `${percent(returnRules.marketingShare)} of the budget; with the budget it is the break-even gross`,
      ],
      ['Months of making, in which nothing comes in', returnRules.monthsOfMaking],
      ['Months of earning evenly after that', returnRules.monthsOfEarning],
      ['IRR, as if all came back after years', returnRules.yearsToMean],
      ['Discount a year', percent(returnRules.discount)],
      ['Added to the discount at full risk', percent(returnRules.discountForRisk)],
    ],
  },
  {
    id: 'scenarios',
    title: 'Scenarios',
    description: `The foot of the box-office band, the forecast and its top; other revenue ${percent(otherRevenueMoves)} less or more. The likelihoods follow the confidence.`,
    chosenBy: 'us',
    columns: ['Confidence', 'Conservative', 'Expected', 'Optimistic'],
    rows: stepRows(scenarioSteps, (shares) => shares.map(percent)),
  },
  {
    id: 'roi',
    title: 'ROI multiple',
    description: `Begins at ${roiRules.base} and never exceeds ${roiRules.cap}; the ROI score is its share of that.`,
    chosenBy: 'us',
    columns: ['By', 'Value', 'Adds'],
    rows: [
      ...stepRows(roiGenreSteps, change).map((row) => ['Genre score', ...row]),
      ...stepRows(roiViabilitySteps, change).map((row) => ['Viability score', ...row]),
      ...roiWordGroups.map(({ text }) => ['Words of the description', text, change(roiRules.groupAdds)]),
      ['Words of the description', 'at most so many of these groups count', roiRules.groupsCounted],
    ],
  },
  {
    id: 'offer-tiers',
    title: 'Tiers of asking prices',
    description: 'By the suggested maximum offer, in pounds.',
    chosenBy: 'product',
    columns: ['Pounds', 'Tier'],
    rows: stepRowsAbove(offerTiers, (tier) => tier),
  },
  {
    id: 'revenue-strategy',
    title: 'Revenue strategy',
    description: 'Ways of earning, by the suggested maximum offer in pounds, as far as the rights are on offer.',
    chosenBy: 'product',
    columns: ['Pounds', 'Ways'],
    rows: stepRowsAbove(revenueStrategies, (methods) => methods.map(({ text }) => text).join('; ')),
  },
  {
    id: 'classes',
    title: 'Classes of the analysis search',
    description: 'What the filters of the search mean.',
    chosenBy: 'product',
    columns: ['Filter', 'Value', 'Class'],
    rows: [
      ...stepRows(marketSizeSteps, (size) => size).map((row) => ['Market size, by genre score', ...row]),
      ['Production complexity, by expected budget', `under ${number(complexityBorders.low)}`, 'low'],
      ['Production complexity, by expected budget', `to ${number(complexityBorders.high)}`, 'medium'],
      ['Production complexity, by expected budget', `over ${number(complexityBorders.high)}`, 'high'],
      ['ROI potential, by multiple', `under ${roiPotentialBorders.low}`, 'low'],
      ['ROI potential, by multiple', `to ${roiPotentialBorders.high}`, 'medium'],
      ['ROI potential, by multiple', `over ${roiPotentialBorders.high}`, 'high'],
    ],
  },
]
