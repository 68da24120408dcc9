import type { CompetitionStatus } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { statusOf } from './competition.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'

/** Of those past, so many are listed. */
const LISTED_PAST = 50

/** Those open, the next to close first; those to come, the next to open first; those past, the latest first. */
export async function listCompetitions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CompetitionRow[]> {
  const now = clock()
  const rows = competitionRows.of(db)
  const [coming, past] = await Promise.all([
    rows.find({ closesAt: { $gt: now } }).toArray(),
    rows
      .find({ closesAt: { $lte: now } })
      .sort({ closesAt: -1, _id: 1 })
      .limit(LISTED_PAST)
      .toArray(),
  ])
  const placeOf = { open: 0, upcoming: 1, closed: 2, decided: 2 } satisfies Record<CompetitionStatus, number>
  const inOrder = coming
    .map((row) => ({ row, place: placeOf[statusOf(row, now)] }))
    .toSorted((one, other) => one.place - other.place || timeOf(one) - timeOf(other))
  return [...inOrder.map(({ row }) => row), ...past]
}

const timeOf = ({ row, place }: { row: CompetitionRow; place: number }) =>
  (place === 0 ? row.closesAt : row.opensAt).getTime()
