import { alignedTable } from '../../figures/report.ts'
import { type Compared, isMet, ratioOf } from './thresholds.ts'

const heading = ['', 'a second', 'p50 ms', 'p95 ms', 'requests', 'failed', 'not begun', 'bare', 'ratio', 'to reach', '']

/** One table of everything that was measured. */
export const loadTable = (rows: Compared[]): string => alignedTable([heading, ...rows.map(rowOf)])

function rowOf(compared: Compared): string[] {
  const { name, figures, bare, threshold } = compared
  const { what, atLeast, atMost } = threshold
  return [
    name,
    figures.perSecond.toFixed(1),
    figures.p50.toFixed(1),
    figures.p95.toFixed(1),
    String(figures.requests),
    String(figures.failed),
    String(figures.dropped),
    what === 'throughput' ? `${bare.perSecond.toFixed(0)} a second` : `p95 ${bare.p95.toFixed(1)} ms`,
    ratioOf(compared).toFixed(3),
    atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`,
    isMet(compared) ? 'met' : 'MISSED',
  ]
}
