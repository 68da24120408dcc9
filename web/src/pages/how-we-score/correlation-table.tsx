import type { Prediction } from '@storyright/adaptations/backtest'
import { type Column, Table } from '../../ui/data/table.tsx'
import * as S from './how-we-score.styles.ts'

const decimals = (value: number) =>
  value
    .toFixed(2)
    .replace(/^-(0\.00)$/, '$1')
    .replace('-', '−')
const columns: Column<Prediction>[] = [
  { header: 'Prediction', full: true, cell: ({ says }) => says },
  { header: 'Films', end: true, cell: ({ n }) => n },
  { header: 'Rank correlation', end: true, cell: ({ correlation: { value } }) => decimals(value) },
  {
    header: '95% interval',
    end: true,
    cell: ({ correlation: { low, high } }) => `${decimals(low)} to ${decimals(high)}`,
  },
]

type CorrelationTableProps = { predictions: readonly Prediction[]; resamples: number }

/** How well each prediction puts the films in the order of what they earned. */
export function CorrelationTable({ predictions, resamples }: CorrelationTableProps) {
  return (
    <S.Scored>
      <h3>All that we tried</h3>
      <p>{`Spearman’s rank correlation with gross ÷ budget: 1 is the right order, 0 a guess, −1 the wrong way round. The intervals come from ${resamples.toLocaleString('en-GB')} resamples of the same films.`}</p>
      <Table caption="Rank correlations" columns={columns} rows={predictions} rowKey={({ says }) => says} />
    </S.Scored>
  )
}
