import type { PublicListing } from '@storyright/contracts/events'
import { listingRows } from '@storyright/read-models'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import type { Outcome } from './ask-about.ts'
import type { FollowedListing } from './follow-listings.ts'
import { nextTry } from './next-try.ts'
import { type QuestionRow, questionRows } from './question-rows.ts'

export interface Waiting extends Pick<Deps, 'db' | 'transaction' | 'clock' | 'logger'> {
  ask(listing: PublicListing, signal: AbortSignal): Promise<Outcome>
  follow(tx: Tx, rows: readonly FollowedListing[]): Promise<void>
  keyOf(listing: PublicListing): string
}

/** Asks about whatever is due, the longest due first, until nothing is or nobody may be asked. */
export async function askWaiting(deps: Waiting, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps
  while (!signal.aborted) {
    const now = clock()
    const question = await questionRows
      .of(db)
      .findOne({ dueAt: { $lte: now }, claimedUntil: { $lte: now } }, { sort: { dueAt: 1, _id: 1 } })
    if (!question) return
    try {
      if ((await askOne(deps, question, signal)) === 'stopped') return
    } catch (error) {
      logger.warn({ err: error, listing: question._id }, 'The model is asked about a listing later')
      await putOff(deps, question, error)
    }
  }
}

async function askOne(deps: Waiting, { _id, key }: QuestionRow, signal: AbortSignal): Promise<Outcome> {
  const row = await listingRows.of(deps.db).findOne({ _id })
  if (row && deps.keyOf(row.listing) === key) return deps.ask(row.listing, signal)
  await correct(deps, _id)
  return 'failed'
}

/** A question about a content that its listing no longer has: another version of the service wrote it. */
const correct = ({ db, transaction, follow }: Waiting, _id: string): Promise<void> =>
  transaction(async (tx) => {
    const row = await listingRows.of(db).findOne({ _id }, { session: tx })
    if (row) await follow(tx, [row])
    else await questionRows.of(db).deleteOne({ _id }, { session: tx })
  })

const putOff = ({ db, clock }: Waiting, { _id, key, tries }: QuestionRow, error: unknown) =>
  questionRows.of(db).updateOne({ _id, key }, { $set: { dueAt: nextTry(tries, error, clock()), tries: tries + 1 } })
