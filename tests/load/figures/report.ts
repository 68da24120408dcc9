import type { Sample, Subject } from './compare.ts'

/** What is divided by what. */
export interface Ratio {
  of: Subject
  to: Subject
}

/** The table of all subjects: medians over the rounds, the worst p99 and every error. */
export function tableOf(samples: Map<Subject, Sample[]>): string {
  const rows = [...samples].map(([{ name }, found]) => {
    const medianOf = (value: (sample: Sample) => number) => median(found.map(value))
    return [
      name,
      medianOf(({ requestsPerSecond }) => requestsPerSecond).toFixed(0),
      medianOf(({ p50 }) => p50).toFixed(0),
      medianOf(({ p99 }) => p99).toFixed(0),
      Math.max(...found.map(({ p99 }) => p99)).toFixed(0),
      String(found.reduce((sum, { errors }) => sum + errors, 0)),
    ]
  })
  return alignedTable([['', 'requests/s', 'p50 ms', 'p99 ms', 'worst p99', 'errors'], ...rows])
}

/** The throughput of one subject as a part of another's: the median of the rounds, and the lowest and the highest. */
export function ratiosOf(samples: Map<Subject, Sample[]>, ratios: Ratio[]): string {
  return ratios
    .map(({ of, to }) => {
      const parts = samples
        .get(of)!
        .map(({ requestsPerSecond }, round) => requestsPerSecond / samples.get(to)![round]!.requestsPerSecond)
      const [low, high] = [Math.min(...parts), Math.max(...parts)]
      return `${of.name} ÷ ${to.name}: ${median(parts).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
    })
    .join('\n')
}

/** A column of names and columns of figures. */
export function alignedTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')
  return rows.map(line).join('\n')
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
