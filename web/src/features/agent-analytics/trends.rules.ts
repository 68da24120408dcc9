import { day } from '@storyright/contracts/vocabulary'
import type { ChartRow } from '../../ui/chart/chart-data.ts'

/** The end of a scale that is divided by four, so that counts stand at whole numbers. */
export const endOfScale = (rows: readonly ChartRow[]) =>
  4 * Math.max(1, Math.ceil(Math.max(...rows.flatMap(({ values }) => Object.values(values).map(Number))) / 4))

const WEEK = 7
/** Days stand by themselves for two months; a longer time goes by weeks. */
export const stepOf = (days: number) => (days <= 62 ? 'Day' : 'Week')

/**
 * A time beside as many days before it, day by day or week by week. Weeks are counted back from the last day, so that it is the first one that
 * may be short, and both times are cut alike.
 */
export function pairedRows<Name extends string>(
  series: readonly ({ date: string } & Record<Name, number>)[],
  before: readonly Record<Name, number>[],
  name: Name,
): ChartRow[] {
  const length = stepOf(series.length) === 'Day' ? 1 : WEEK
  const rows: ChartRow[] = []
  for (let end = series.length; end > 0; end -= length) {
    const start = Math.max(0, end - length)
    const sum = (days: readonly Record<Name, number>[]) =>
      days.slice(start, end).reduce((total, counts) => total + counts[name], 0)
    rows.unshift({ label: day(series[start]!.date), values: { now: sum(series), before: sum(before) } })
  }
  return rows
}
