import type { Competition } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { writerOf } from '../people/writer.ts'
import { mayTakePart, statusOf } from './competition.ts'
import type { CompetitionRow } from './competition-rows.ts'
import { viewEntry } from './entry.view.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'

/** Competitions as one viewer sees them, with an entry of their own. */
export async function viewCompetitions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  rows: CompetitionRow[],
): Promise<Competition[]> {
  const [own, chosen] = await Promise.all([ownAmong(db, viewer, rows), chosenAmong(db, rows)])
  const now = clock()
  return rows.map((row) => {
    const { _id: id, title, brief, sponsor, prize, rules, opensAt, closesAt, isFunding } = row
    const [status, entry] = [statusOf(row, now), own.get(id)]
    return {
      ...{ id, title, brief, sponsor, prize, rules, isFunding, status },
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      entered: entry !== undefined,
      entry: entry ? viewEntry(entry, row) : null,
      mayEnter: status === 'open' && !entry && mayTakePart(viewer, row),
      entries: viewer.role === 'admin' ? row.entries : null,
      chosen: chosen.get(id) ?? null,
    }
  })
}

export async function viewCompetition(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  row: CompetitionRow,
): Promise<Competition> {
  return (await viewCompetitions(deps, viewer, [row]))[0]!
}

async function ownAmong(db: Database, { id }: Viewer, rows: CompetitionRow[]): Promise<Map<string, EntryRow>> {
  const competitionId = { $in: rows.map(({ _id }) => _id) }
  const own = await entryRows.of(db).find({ entrantId: id, competitionId, isCurrent: true }).toArray()
  return new Map(own.map((entry) => [entry.competitionId, entry]))
}

/** The winner in words for everybody; a closed account has no name left. */
async function chosenAmong(db: Database, rows: CompetitionRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ chosenEntryId }) => chosenEntryId ?? [])
  if (ids.length === 0) return new Map()
  const entries = await entryRows
    .of(db)
    .find({ _id: { $in: ids } })
    .toArray()
  const people = await personRows
    .of(db)
    .find({ _id: { $in: entries.map(({ entrantId }) => entrantId) } })
    .toArray()
  const nameOf = new Map(people.map(({ _id, person }) => [_id, named(person)]))
  const entryTitle = ({ offer, entrantId }: EntryRow) => {
    const name = nameOf.get(entrantId) ?? 'a new member'
    return offer ? `“${offer.listingTitle}”, entered by ${name}` : `A pitch by ${name}`
  }
  return new Map(entries.map((entry) => [entry.competitionId, entryTitle(entry)]))
}

function named(person: Parameters<typeof writerOf>[0]): string {
  const { firstName, lastName } = writerOf(person)
  const company = person.status === 'closed' ? null : person.companyName
  return [`${firstName} ${lastName}`, company].filter(Boolean).join(', ')
}
