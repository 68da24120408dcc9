import { alignedTable } from '../figures/report.ts'
import { goals } from './calls.ts'
import type { Pair } from './compare-pairs.ts'

/** Every kind of call at both sizes; the ratio is the median of those of the pairs, which were made at one moment each. */
export function pairTable(pairs: Pair[]): string {
  const rows = Object.entries(goals).map(([kind, goal]) => {
    const found = pairs.filter((pair) => pair.kind === kind)
    const [small, large] = [found.map((pair) => pair.small), found.map((pair) => pair.large)]
    const ratio = quantile(
      found.map((pair) => pair.large / pair.small),
      0.5,
    )
    const times = [quantile(small, 0.5), quantile(small, 0.95), quantile(large, 0.5), quantile(large, 0.95)]
    return [kind, String(found.length), hitsOf(found), ...times.map((time) => time.toFixed(1)), ratio.toFixed(2), goal]
  })
  const heading = ['ms', 'calls', 'hits', 'demo', 'p95', 'large', 'p95', 'large ÷ demo', 'to reach']
  return alignedTable([heading, ...rows])
}

function hitsOf(pairs: Pair[]): string {
  const hits = pairs.flatMap((pair) => (pair.hits === null ? [] : [pair.hits]))
  return hits.length === 0 ? '' : `${Math.min(...hits)}–${Math.max(...hits)}`
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
