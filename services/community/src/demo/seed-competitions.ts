import { randomUUID } from 'node:crypto'
import { type DemoCompetition, type DemoEntry, namedAccounts } from '@storyright/demo'
import { competitionAgain, entryAgain } from '../competitions/competition.events.ts'
import type { CompetitionRow } from '../competitions/competition.store.ts'
import { dueOf } from '../competitions/competition.ts'
import type { EntryRow } from '../competitions/entry.store.ts'
import { Prisma } from '../generated/client.ts'
import { isLoaded, markLoaded, type SeedDeps } from './rows.ts'

const { id: actorId } = namedAccounts.find(({ role }) => role === 'admin')!

/** Writes the competitions of the demo with their entries, once; nobody is notified of what has long been open. */
export const seedDemoCompetitions = (
  { transaction, outbox }: SeedDeps,
  competitions: readonly DemoCompetition[],
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    if (await isLoaded(tx, 'competitions')) return
    const rows = competitions.map((demo) => ({
      competition: competitionRowOf(demo),
      entries: demo.entries.map((entry) => entryRowOf(demo, entry)),
    }))
    await tx.competition.createMany({ data: rows.map(({ competition }) => competition) })
    const entries = rows.flatMap((row) => row.entries)
    await tx.competitionEntry.createMany({ data: entries.map((entry) => ({ ...entry, offer: Prisma.DbNull })) })
    const audit = competitions.flatMap((demo) => demo.entries.flatMap((entry) => auditOf(demo, entry)))
    await tx.competitionAudit.createMany({ data: audit })
    await outbox.add(
      tx,
      rows.flatMap((row) => [
        competitionAgain(row.competition),
        ...row.entries.map((entry) => entryAgain(entry, row.competition)),
      ]),
    )
    await markLoaded(tx, 'competitions', now)
  })

function competitionRowOf({ entries, announcedAt, ...demo }: DemoCompetition): CompetitionRow {
  const planned = {
    ...demo,
    createdAt: announcedAt,
    version: demo.decidedAt ? 4 : 2, // announced and opened, closed and decided
    entryCount: entries.length,
    openingPublished: true,
    endPublished: demo.decidedAt !== null,
    notifiedUntil: null,
    settledUntil: null,
    chosenEntryId: entries.find(({ status }) => status === 'chosen')?.id ?? null,
  }
  return { ...planned, due: dueOf(planned) }
}

const entryRowOf = ({ id: competitionId }: DemoCompetition, demo: DemoEntry): EntryRow => ({
  id: demo.id,
  version: demo.status === 'entered' ? 1 : 2,
  competitionId,
  entrantId: demo.entrantId,
  status: demo.status,
  isCurrent: true,
  leftWithOffer: false,
  offerId: null,
  offer: null,
  pitch: demo.pitch,
  deckFileUrl: null,
  note: demo.note,
  createdAt: demo.at,
})

/** What an administrator did about an entry. */
function auditOf({ id: competitionId, decidedAt }: DemoCompetition, entry: DemoEntry) {
  const { id: entryId, entrantId, note, at } = entry
  const status = entry.status === 'not_chosen' ? note && 'shortlisted' : entry.status
  if (!status || status === 'entered') return []
  const judged = { at: decidedAt ?? at, actorId, action: 'judged', competitionId, entryId, entrantId }
  return [{ id: randomUUID(), ...judged, before: { status: 'entered', note: null }, after: { status, note } }]
}
