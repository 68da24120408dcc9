import type { Database } from '../../services/offers/src/database.ts'
import { alignedTable } from '../load/figures/report.ts'
import type { MailReader } from './books/mail.ts'
import type { Journal } from './support/journal.ts'

/** The report that is printed at the end. */
export interface Outcome {
  journal: Journal
  mail: MailReader
  kills: Map<string, number>
  /** Seconds until everything was back after the last kills, and from then until each kind of work was finished. */
  backAfter: number
  doneAfter: Map<string, number>
  faults: string[]
}

/** The longest that work may take to finish once everything is back. */
export const LONGEST_SECONDS = 60

export async function reportOf(offers: Database, outcome: Outcome): Promise<string> {
  const { journal, kills, backAfter, doneAfter, faults } = outcome
  const statuses = await offers.offer.groupBy({ by: ['status'], _count: true, orderBy: { status: 'asc' } })
  const { delivered, repeated } = outcome.mail.counts()
  const list = (counts: Iterable<[string, number]>) => [...counts].map(([what, many]) => `${many} ${what}`).join(', ')
  const times = [...doneAfter].map(([what, seconds]) => [what, Number.isFinite(seconds) ? seconds.toFixed(1) : 'never'])
  return [
    '',
    `Offers       ${list(statuses.map(({ status, _count }) => [status, _count]))}`,
    `Killed       ${list(kills)}`,
    `Answers      ${list([...journal.answers].sort())}`,
    `Mail         ${delivered} delivered, ${repeated} of them again under the same id`,
    '',
    `Everything was killed at once and back after ${backAfter.toFixed(1)} s. From then on, seconds until none was left:`,
    alignedTable(times),
    '',
    faults.length === 0 ? 'Every invariant holds.' : `Faults (${faults.length}):\n${faults.join('\n')}`,
  ].join('\n')
}
