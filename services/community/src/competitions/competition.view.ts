import type { PublicUser } from '@storyright/contracts/events'
import type { Competition, CompetitionEntry, JudgedEntry } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { findPeople } from '../people/person.store.ts'
import { findWriters, writerOf } from '../people/writer.ts'
import type { CompetitionRow } from './competition.store.ts'
import { mayTakePart, standingOf, statusOf } from './competition.ts'
import { type EntryRow, findEntries } from './entry.store.ts'

interface ViewDeps {
  db: Tx
  clock(): Date
}

/** Competitions as one viewer sees them, with an entry of their own. */
export async function viewCompetitions(
  { db, clock }: ViewDeps,
  viewer: Viewer,
  rows: CompetitionRow[],
): Promise<Competition[]> {
  const [own, chosen] = await Promise.all([ownAmong(db, viewer, rows), chosenAmong(db, rows)])
  const now = clock()
  return rows.map((row) => {
    const { id, title, brief, sponsor, prize, rules, opensAt, closesAt, isFunding } = row
    const [status, entry] = [statusOf(row, now), own.get(id)]
    return {
      ...{ id, title, brief, sponsor, prize, rules, isFunding, status },
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      entered: entry !== undefined,
      entry: entry ? viewEntry(entry, row) : null,
      mayEnter: status === 'open' && !entry && mayTakePart(viewer, row),
      entries: viewer.role === 'admin' ? row.entryCount : null,
      chosen: chosen.get(id) ?? null,
    }
  })
}

export async function viewCompetition(deps: ViewDeps, viewer: Viewer, row: CompetitionRow): Promise<Competition> {
  return (await viewCompetitions(deps, viewer, [row]))[0]!
}

async function ownAmong(db: Tx, { id: entrantId }: Viewer, rows: CompetitionRow[]): Promise<Map<string, EntryRow>> {
  const ids = rows.map(({ id }) => id)
  const own = await findEntries(db, { where: { entrantId, competitionId: { in: ids }, isCurrent: true } })
  return new Map(own.map((entry) => [entry.competitionId, entry]))
}

/** The winner in words for everybody; a closed account has no name left. */
async function chosenAmong(db: Tx, rows: CompetitionRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ chosenEntryId }) => chosenEntryId ?? [])
  if (ids.length === 0) return new Map()
  const entries = await findEntries(db, { where: { id: { in: ids } } })
  const people = await findPeople(
    db,
    entries.map(({ entrantId }) => entrantId),
  )
  const entryTitle = ({ offer, entrantId }: EntryRow) => {
    const person = people.get(entrantId)
    const name = person ? named(person) : 'a new member'
    return offer ? `“${offer.listingTitle}”, entered by ${name}` : `A pitch by ${name}`
  }
  return new Map(entries.map((entry) => [entry.competitionId, entryTitle(entry)]))
}

function named(person: PublicUser): string {
  const { firstName, lastName } = writerOf(person)
  const company = person.status === 'closed' ? null : person.companyName
  return [`${firstName} ${lastName}`, company].filter(Boolean).join(', ')
}

export function viewEntry(row: EntryRow, competition: Pick<CompetitionRow, 'chosenEntryId'>): CompetitionEntry {
  return {
    id: row.id,
    status: standingOf(row.status, competition),
    offerId: row.offerId,
    offer: row.offer,
    pitch: row.pitch,
    deckFileUrl: row.deckFileUrl,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Entries as administrators see them. */
export async function viewJudged(db: Tx, rows: EntryRow[], competition: CompetitionRow): Promise<JudgedEntry[]> {
  const ids = rows.map(({ entrantId }) => entrantId)
  const [people, writer] = [await findPeople(db, ids), await findWriters(db, ids)]
  return rows.map((row) => ({
    ...viewEntry(row, competition),
    entrant: { ...writer(row.entrantId), companyName: people.get(row.entrantId)?.companyName ?? null },
  }))
}
