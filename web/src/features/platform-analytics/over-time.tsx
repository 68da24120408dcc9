import { Chart } from '../../ui/chart/chart.tsx'
import type { ChartRow, ChartSeries } from '../../ui/chart/chart-data.ts'
import { Titled } from '../../ui/page/part.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { stepOf } from './chart-rows.ts'

type OverTimeProps = {
  title: string
  kind: 'lines' | 'columns'
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** Of the range. */
  days: number
  format?: (value: number) => string
  formatAxis?: (value: number) => string
  stacked?: boolean
}

/** How something went over the days of the range; says so where nothing happened. */
export function OverTime({ title, days, rows, series, ...drawing }: OverTimeProps) {
  const isNothing = rows.every(({ values }) => series.every(({ key }) => !values[key]))
  return (
    <Titled title={title}>
      {isNothing ? (
        <EmptyState title="Nothing in these days">Choose a longer range to see more.</EmptyState>
      ) : (
        <Chart {...drawing} series={series} rows={rows} caption={title} header={stepOf(days)} height={260} />
      )}
    </Titled>
  )
}
