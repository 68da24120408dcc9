import { entryWithdrawn } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { entryNews } from './competition.events.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'

/** Takes an entry out of a competition that the transaction has locked: nothing of its pitch stays. */
export async function withdrawEntry(
  tx: Tx,
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  competition: CompetitionRow,
  entry: EntryRow,
  more: Pick<EntryRow, 'leftWithOffer'> = {},
): Promise<void> {
  const change = { status: 'withdrawn', isCurrent: false, pitch: null, deckFileUrl: null, ...more } as const
  const after = { ...entry, ...change, version: entry.version + 1 }
  await entryRows.of(db).updateOne({ _id: entry._id }, { $set: { ...change, version: after.version } }, { session: tx })
  await competitionRows.of(db).updateOne({ _id: competition._id }, { $inc: { entries: -1 } }, { session: tx })
  await outbox.add(tx, [entryNews(entryWithdrawn, after, competition)])
}
