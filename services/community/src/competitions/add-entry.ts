import { randomUUID } from 'node:crypto'
import { competitionEntered } from '@storyright/contracts/events'
import { lockPerson } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { entryNews } from './competition.events.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'

export type AddEntryInput = Pick<EntryRow, 'entrantId' | 'offerId' | 'offer' | 'pitch' | 'deckFileUrl'>

/**
 * Writes an entry into a competition that the transaction has locked, and publishes it. `null` when the entrant has one, or
 * has closed the account.
 */
export async function addEntry(
  tx: Tx,
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  competition: CompetitionRow,
  entering: AddEntryInput,
  now: Date,
): Promise<EntryRow | null> {
  const { entrantId } = entering
  const its = { competitionId: competition._id, entrantId, isCurrent: true }
  if (await entryRows.of(db).findOne(its, { session: tx })) return null
  if ((await lockPerson(tx, db, entrantId))?.status === 'closed') return null
  const row: EntryRow = {
    ...entering,
    ...its,
    _id: randomUUID(),
    version: 1,
    status: 'entered',
    note: null,
    createdAt: now,
  }
  await competitionRows.of(db).updateOne({ _id: competition._id }, { $inc: { entries: 1 } }, { session: tx })
  await entryRows.of(db).insertOne(row, { session: tx })
  await outbox.add(tx, [entryNews(competitionEntered, row, competition)])
  return row
}
