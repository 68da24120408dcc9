import type { PublicListing } from '@storyright/contracts/events'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { listingRows } from '../../listings/listing-rows.ts'
import type { Outcome } from './ask-about.ts'
import type { FollowedListing } from './follow-listing.ts'
import { questionRows } from './question-rows.ts'

interface Waiting extends Pick<Deps, 'db' | 'transaction' | 'clock'> {
  ask(listing: PublicListing, signal: AbortSignal): Promise<Outcome>
  follow(tx: Tx, row: FollowedListing): Promise<void>
  keyOf(listing: PublicListing): string
}

/** Asks about whatever is due, the longest due first, until nothing is or nobody may be asked. */
export async function askWaiting(deps: Waiting, signal: AbortSignal): Promise<void> {
  const { db, transaction, clock, ask, follow, keyOf } = deps
  while (!signal.aborted) {
    const now = clock()
    const question = await questionRows
      .of(db)
      .findOne({ dueAt: { $lte: now }, claimedUntil: { $lte: now } }, { sort: { dueAt: 1, _id: 1 } })
    if (!question) return
    const row = await listingRows.of(db).findOne({ _id: question._id })
    if (row && keyOf(row.listing) === question.key) {
      if ((await ask(row.listing, signal)) === 'stopped') return
    } else await transaction((tx) => correct(tx, question._id))
  }

  /** A question about a content that its listing no longer has: another version of the service wrote it. */
  async function correct(tx: Tx, id: string): Promise<void> {
    const row = await listingRows.of(db).findOne({ _id: id }, { session: tx })
    if (row) await follow(tx, row)
    else await questionRows.of(db).deleteOne({ _id: id }, { session: tx })
  }
}
