import type { CalibrationRow } from '@storyright/adaptations/backtest'
import { type Column, Table } from '../../ui/data/table.tsx'
import * as S from './how-we-score.styles.ts'

const none = '–'
const shown = (value: number | null) => (value === null ? none : value.toFixed(2).replace(/\.00$/, ''))
const columns: Column<CalibrationRow>[] = [
  { header: 'Films', full: true, cell: ({ label }) => label },
  { header: 'Number', end: true, cell: ({ n }) => n },
  {
    header: 'Predicted',
    end: true,
    cell: ({ from, to }) => (from === null ? none : `${shown(from)} to ${shown(to)}`),
  },
  { header: 'Median gross ÷ budget', end: true, cell: ({ medianMultiple }) => shown(medianMultiple) },
  {
    header: 'Middle half',
    end: true,
    cell: ({ middleHalf }) => (middleHalf ? `${shown(middleHalf.low)} to ${shown(middleHalf.high)}` : none),
  },
  {
    header: 'Grossed twice the budget',
    end: true,
    cell: ({ earnedTwice }) => (earnedTwice === null ? none : `${Math.round(earnedTwice * 100)}%`),
  },
]

/** What came of the films that were predicted alike, beside all of them. */
export function CalibrationTable({ title, rows }: { title: string; rows: readonly CalibrationRow[] }) {
  return (
    <S.Scored>
      <h3>{title}</h3>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ label }) => label} />
    </S.Scored>
  )
}
