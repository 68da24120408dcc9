import { alignedTable } from '../figures/report.ts'
import { timeOf } from '../recommendations/arrivals.ts'

/** The milliseconds of each kind of call at each size. */
export type Times = Map<string, number[][]>

/** Medians and p95 of every kind at every size, and how the largest relates to the smallest. */
export function growthTable(counts: readonly number[], times: Times): string {
  const heading = ['ms', ...counts.flatMap((count) => [count.toLocaleString('en-GB'), 'p95']), 'largest ÷ smallest']
  const rows = [...times].map(([kind, bySize]) => {
    const sorted = bySize.map((of) => of.toSorted((one, other) => one - other))
    const median = (place: number) => timeOf(0.5, sorted.at(place)!)
    return [
      kind,
      ...sorted.flatMap((of) => [timeOf(0.5, of).toFixed(1), timeOf(0.95, of).toFixed(1)]),
      (median(-1) / median(0)).toFixed(2),
    ]
  })
  return alignedTable([heading, ...rows])
}
