import { alignedTable } from '../../load/figures/report.ts'
import type { Fault } from '../faults/fault.ts'
import type { Seen } from './watch-parts.ts'

/** What one fault did. */
export type Outcome = Skipped | Suffered

interface Skipped {
  fault: Fault
  /** Why it was not tried. */
  skipped: string
}

interface Suffered {
  fault: Fault
  /** While it lasted, by part of the site. */
  seen: Map<string, Seen>
  /** What the traffic was answered meanwhile. */
  answers: Map<string, number>
  /** Seconds after its end; infinity for never. */
  usableAfter: number
  agreedAfter: number
  faults: string[]
}

const heading = [
  'fault',
  'lasted',
  'seen of the parts meanwhile',
  'of offers and members',
  'usable after',
  'books agree after',
  '',
]

/** Whether it was over in time and every invariant held; what was not tried has not passed, but failed nothing either. */
export const isWell = (outcome: Outcome): boolean =>
  'skipped' in outcome ||
  (outcome.faults.length === 0 &&
    outcome.usableAfter <= outcome.fault.usableWithin &&
    outcome.agreedAfter <= outcome.fault.agreesWithin)

/** One table of all of them, and below it every fault in the books. */
export function faultTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => (isSkipped(outcome) ? skippedRow(outcome) : rowOf(outcome)))
  const broken = outcomes.flatMap((outcome) =>
    isSkipped(outcome) ? [] : outcome.faults.map((one) => `${outcome.fault.name}: ${one}`),
  )
  return [alignedTable([heading, ...rows]), ...broken].join('\n')
}

const isSkipped = (outcome: Outcome): outcome is Skipped => 'skipped' in outcome

const skippedRow = ({ fault, skipped }: Skipped) => [fault.name, '', `not tried: ${skipped}`, '', '', '', '']

function rowOf(outcome: Suffered): string[] {
  const { fault, seen, answers, usableAfter, agreedAfter } = outcome
  return [
    fault.name,
    `${fault.seconds} s`,
    seenOf(seen),
    listed(answers),
    within(usableAfter, fault.usableWithin),
    within(agreedAfter, fault.agreesWithin),
    isWell(outcome) ? 'held' : 'BROKEN',
  ]
}

/** What was refused, by part; parts that always answered are left out. */
function seenOf(seen: Map<string, Seen>): string {
  const refusing = [...seen].flatMap(([part, { statuses, slowestMs }]) => {
    const refused = new Map([...statuses].filter(([status]) => status !== '200'))
    return refused.size === 0 ? [] : [`${part} ${listed(refused)} (≤ ${(slowestMs / 1000).toFixed(0)} s)`]
  })
  if (refusing.length > 0) return refusing.join('; ')
  const slowest = Math.max(0, ...[...seen.values()].map(({ slowestMs }) => slowestMs))
  return `nothing refused, ≤ ${(slowest / 1000).toFixed(1)} s`
}

const listed = (counts: Map<string, number>) =>
  [...counts]
    .filter(([, many]) => many > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, many]) => `${what} × ${many}`)
    .join(', ')

const within = (seconds: number, bound: number) =>
  `${Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : 'never'} (≤ ${bound})`
