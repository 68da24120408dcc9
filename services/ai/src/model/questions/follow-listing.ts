import type { PublicListing } from '@storyright/contracts/events'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { answerRows } from '../answers/answer-rows.ts'
import { never, questionRows } from './question-rows.ts'

/** A row of the read model of listings. */
export interface FollowedListing {
  /** The listing's id. */
  _id: string
  isDeleted: boolean
  listing: PublicListing
}

interface Following extends Pick<Deps, 'db' | 'clock'> {
  keyOf(listing: PublicListing): string
}

/** Keeps what is to be asked about a listing in step with it, in the transaction that changes it. */
export const followListing =
  (deps: Following) =>
  async (tx: Tx, { _id, isDeleted, listing }: FollowedListing): Promise<void> => {
    if (isDeleted || !listing.aiConsent) return forgetListing(deps, tx, _id)
    const { db, clock, keyOf } = deps
    const session = { session: tx }
    const key = keyOf(listing)
    const question = await questionRows.of(db).findOne({ _id }, session)
    if (question?.key === key) return
    const known = await answerRows.of(db).findOne({ _id: key }, { ...session, projection: { _id: 1 } })
    const asked = { key, dueAt: known ? null : clock(), tries: 0, claimedUntil: never, claim: null }
    await questionRows.of(db).updateOne({ _id }, { $set: asked }, { ...session, upsert: true })
  }

/** Whatever was answered on it goes as well. Another listing of the same content is asked about by itself. */
async function forgetListing({ db, clock }: Following, tx: Tx, listingId: string): Promise<void> {
  const session = { session: tx }
  const { deletedCount } = await questionRows.of(db).deleteOne({ _id: listingId }, session)
  const answers = await answerRows
    .of(db)
    .find({ listingId }, { ...session, projection: { _id: 1 } })
    .toArray()
  if (deletedCount === 0 && answers.length === 0) return
  const keys = answers.map(({ _id }) => _id)
  await answerRows.of(db).deleteMany({ listingId }, session)
  await questionRows.of(db).updateMany({ key: { $in: keys } }, { $set: { dueAt: clock(), tries: 0 } }, session)
}
