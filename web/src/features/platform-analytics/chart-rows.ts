import { day } from '@storyright/contracts/vocabulary'
import { monthName } from '../../shared/days/day-range.ts'
import type { ChartRow } from '../../ui/chart/chart-data.ts'

export type Step = 'Day' | 'Week' | 'Month'
type Point = { date: string }
type Figure<P> = Exclude<keyof P, 'date'> & string

/** Days stand by themselves for two months, then in weeks, and in months from a good year on. */
export function stepOf(days: number): Step {
  return days <= 62 ? 'Day' : days <= 400 ? 'Week' : 'Month'
}

function bucketOf(date: string, step: Step): string {
  if (step === 'Day') return date
  if (step === 'Month') return date.slice(0, 7)
  const at = new Date(date)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7)) // Monday
  return at.toISOString().slice(0, 10)
}
// A week of which the range holds a part is called by the first day of that part.
const nameOf = (first: string, step: Step) => (step === 'Month' ? monthName(first) : day(first))

interface Wanted<P> {
  /** What happened on a day: added up. */
  sums?: readonly Figure<P>[]
  /** What there was at a day's end: the last one stands. */
  levels?: readonly Figure<P>[]
}

/** A daily series as the rows of a chart, in steps that can be told apart. */
export function chartRows<P extends Point>(series: readonly P[], { sums = [], levels = [] }: Wanted<P>): ChartRow[] {
  const step = stepOf(series.length)
  const buckets = Map.groupBy(series, ({ date }) => bucketOf(date, step))
  return [...buckets.values()].map((points) => {
    const value = (point: P | undefined, name: Figure<P>) => Number(point?.[name] ?? 0)
    const added = sums.map((name) => [name, points.reduce((sum, point) => sum + value(point, name), 0)])
    const last = levels.map((name) => [name, value(points.at(-1), name)])
    return { label: nameOf(points[0]!.date, step), values: Object.fromEntries([...added, ...last]) }
  })
}
