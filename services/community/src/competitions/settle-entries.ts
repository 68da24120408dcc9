import { entryJudged } from '@storyright/contracts/events'
import type { AnyBulkWriteOperation } from 'mongodb'
import type { Tx } from '../database.ts'
import { notify } from '../notifications/notify.ts'
import { entryNews } from './competition.events.ts'
import { dueOf } from './competition.ts'
import type { CompetitionJobDeps } from './competition-job-deps.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'
import { judgedNotice } from './judgement-notice.ts'

const AT_ONCE = 200

/** Notifies the next batch of those who were not chosen, kindly, and stores who was the last. */
export async function settleEntries(tx: Tx, deps: CompetitionJobDeps, row: CompetitionRow): Promise<void> {
  const { db, outbox } = deps
  const session = { session: tx }
  const found = await entryRows
    .of(db)
    .find({ competitionId: row._id, isCurrent: true, _id: { $gt: row.settledUntil! } }, session)
    .sort({ _id: 1 })
    .limit(AT_ONCE)
    .toArray()
  const others = found
    .filter(({ _id }) => _id !== row.chosenEntryId)
    .map((entry): EntryRow => ({ ...entry, status: 'not_chosen', version: entry.version + 1 }))
  if (others.length > 0) {
    const writes = others.map(
      ({ _id, status, version }): AnyBulkWriteOperation<EntryRow> => ({
        updateOne: { filter: { _id }, update: { $set: { status, version } } },
      }),
    )
    await entryRows.of(db).bulkWrite(writes, session)
    await outbox.add(
      tx,
      others.map((entry) => entryNews(entryJudged, entry, row)),
    )
    const personIds = others.map(({ entrantId }) => entrantId)
    // One notice for all of them: each is notified once of this competition.
    await notify(deps, tx, { ...judgedNotice(row, others[0]!), what: `competition ${row._id} decided`, personIds })
  }
  const settledUntil = found.length < AT_ONCE ? null : found.at(-1)!._id
  await competitionRows
    .of(db)
    .updateOne({ _id: row._id }, { $set: { settledUntil, due: dueOf({ ...row, settledUntil }) } }, session)
}
