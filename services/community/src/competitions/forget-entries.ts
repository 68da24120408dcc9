import { entrySnapshot } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { entryNews } from './competition.events.ts'
import { competitionRows } from './competition-rows.ts'
import { entryRows } from './entry-rows.ts'

const forgotten = { pitch: null, deckFileUrl: null, note: null } as const

/** Entries of a closed account stay, without their text; an event lets offers delete their decks. */
export async function forgetEntries(
  tx: Tx,
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  entrantId: string,
): Promise<void> {
  const session = { session: tx }
  const entries = await entryRows.of(db).find({ entrantId }, session).toArray()
  for (const entry of entries) {
    const after = { ...entry, ...forgotten, version: entry.version + 1 }
    await entryRows.of(db).updateOne({ _id: entry._id }, { $set: { ...forgotten, version: after.version } }, session)
    const competition = await competitionRows.of(db).findOne({ _id: entry.competitionId }, session)
    await outbox.add(tx, [entryNews(entrySnapshot, after, competition!)])
  }
}
