import type { FigureRow } from './figure-rows.ts'
import type { Range } from './range.ts'

type Months = readonly Pick<FigureRow, 'month' | 'total' | 'days'>[]

/** The count of each day of a range, 0 included. */
export function countsOf(months: Months, days: readonly string[]): number[] {
  const byMonth = new Map(months.map((row) => [row.month, row.days]))
  return days.map((day) => byMonth.get(day.slice(0, 7))?.[day.slice(8)] ?? 0)
}

/** What there was at the end of each day: all rises and falls until then. */
export function levelsOf(months: Months, days: readonly string[]): number[] {
  const [first] = days
  if (first === undefined) return []
  let level = sumWithin(months, { from: '', to: first }) - (countsOf(months, [first])[0] ?? 0)
  return countsOf(months, days).map((change) => (level += change))
}

/** The sum within a range. */
export function sumWithin(months: Months, { from, to }: Range): number {
  let sum = 0
  for (const { month, total, days } of months) {
    if (month > from.slice(0, 7) && month < to.slice(0, 7)) sum += total
    else if (month >= from.slice(0, 7) && month <= to.slice(0, 7))
      for (const [day, count] of Object.entries(days))
        if (`${month}-${day}` >= from && `${month}-${day}` <= to) sum += count
  }
  return sum
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
