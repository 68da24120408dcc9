import type { CalibrationRow } from '@storyright/adaptations/backtest'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import type { Column } from '../../ui/data/table.tsx'
import * as S from './how-we-score.styles.ts'

const none = '–'
const shown = (value: number | null) => (value === null ? none : value.toFixed(2).replace(/\.00$/, ''))
const columns: Column<CalibrationRow>[] = [
  { header: 'Films', value: ({ label }) => label, full: true, cell: ({ label }) => label },
  { header: 'Number', value: ({ n }) => n, end: true, cell: ({ n }) => n },
  {
    header: 'Predicted',
    value: ({ from }) => from,
    end: true,
    cell: ({ from, to }) => (from === null ? none : `${shown(from)} to ${shown(to)}`),
  },
  {
    header: 'Median gross ÷ budget',
    value: ({ medianMultiple }) => medianMultiple,
    end: true,
    cell: ({ medianMultiple }) => shown(medianMultiple),
  },
  {
    header: 'Middle half',
    value: ({ middleHalf }) => middleHalf?.low ?? null,
    end: true,
    cell: ({ middleHalf }) => (middleHalf ? `${shown(middleHalf.low)} to ${shown(middleHalf.high)}` : none),
  },
  {
    header: 'Grossed twice the budget',
    value: ({ earnedTwice }) => earnedTwice,
    end: true,
    cell: ({ earnedTwice }) => (earnedTwice === null ? none : `${Math.round(earnedTwice * 100)}%`),
  },
]

type CalibrationTableProps = {
  /** Of its order in the address. */
  name: string
  title: string
  rows: readonly CalibrationRow[]
}

/** What came of the films that were predicted alike, beside all of them. */
export function CalibrationTable({ name, title, rows }: CalibrationTableProps) {
  return (
    <S.Scored>
      <h3>{title}</h3>
      <SortedTable
        parameter={`sort-${name}`}
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ label }) => label}
      />
    </S.Scored>
  )
}
