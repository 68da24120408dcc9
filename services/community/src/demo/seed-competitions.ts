import { type DemoCompetition, type DemoEntry, namedAccounts } from '@storyright/demo'
import { competitionAgain, entryAgain } from '../competitions/competition.events.ts'
import { dueOf } from '../competitions/competition.ts'
import { recordCompetitionAudit } from '../competitions/competition-audit-rows.ts'
import { type CompetitionRow, competitionRows } from '../competitions/competition-rows.ts'
import { type EntryRow, entryRows } from '../competitions/entry-rows.ts'
import type { Database, Tx } from '../database.ts'
import { loadRows } from './load-rows.ts'
import { insertAll, type SeedDeps } from './rows.ts'

const NAME = 'competitions'
const { id: actorId } = namedAccounts.find(({ role }) => role === 'admin')!

/** Writes the competitions of the demo with their entries, once; nobody is notified of what has long been open. */
export const seedDemoCompetitions = (
  { db, transaction, outbox }: SeedDeps,
  competitions: readonly DemoCompetition[],
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    if (await loadRows.of(db).findOne({ _id: NAME }, { session: tx })) return
    for (const demo of competitions) {
      const row = competitionRowOf(demo)
      const entries = demo.entries.map((entry) => entryRowOf(demo, entry))
      await competitionRows.of(db).insertOne(row, { session: tx })
      await insertAll(tx, entryRows.of(db), entries)
      for (const entry of demo.entries) await seedJudgement(tx, db, demo, entry)
      await outbox.add(tx, [competitionAgain(row), ...entries.map((entry) => entryAgain(entry, row))])
    }
    await loadRows.of(db).insertOne({ _id: NAME, loadedAt: now }, { session: tx })
  })

function competitionRowOf({ entries, announcedAt, ...demo }: DemoCompetition): CompetitionRow {
  const { id: _id, decidedAt, ...words } = demo
  const planned = {
    ...words,
    _id,
    decidedAt,
    createdAt: announcedAt,
    version: decidedAt ? 4 : 2, // announced and opened, closed and decided
    entries: entries.length,
    locks: 0,
    isOpeningTold: true,
    isEndTold: decidedAt !== null,
    toldUntil: null,
    settledUntil: null,
    chosenEntryId: entries.find(({ status }) => status === 'chosen')?.id ?? null,
  }
  return { ...planned, due: dueOf(planned) }
}

const entryRowOf = ({ id: competitionId }: DemoCompetition, demo: DemoEntry): EntryRow => ({
  _id: demo.id,
  version: demo.status === 'entered' ? 1 : 2,
  competitionId,
  entrantId: demo.entrantId,
  status: demo.status,
  isCurrent: true,
  offerId: null,
  offer: null,
  pitch: demo.pitch,
  deckFileUrl: null,
  note: demo.note,
  createdAt: demo.at,
})

/** What an administrator did about an entry. */
async function seedJudgement(
  tx: Tx,
  db: Database,
  { id, decidedAt }: DemoCompetition,
  entry: DemoEntry,
): Promise<void> {
  const { id: entryId, entrantId, note, at } = entry
  const status = entry.status === 'not_chosen' ? note && 'shortlisted' : entry.status
  if (!status || status === 'entered') return
  await recordCompetitionAudit(tx, db, {
    ...{ at: decidedAt ?? at, actorId, action: 'judged', competitionId: id, entryId, entrantId },
    before: { status: 'entered', note: null },
    after: { status, note },
  })
}
