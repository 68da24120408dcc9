import type { PublicListing } from '@storyright/contracts/events'
import { listingRows } from '@storyright/read-models'
import type { ModelAnswer, Observed } from '@storyright/scoring'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { type AnswerRow, answerOf, answerRows } from '../answers/answer-of.ts'
import { never, questionRows } from './question-rows.ts'

/** An answer that has just come. */
export interface Answered {
  listing: PublicListing
  answer: ModelAnswer
}

interface KeepAnswerDeps extends Pick<Deps, 'db' | 'transaction' | 'clock'> {
  name: string
  promptVersion: string
  answered(tx: Tx, answered: Answered): Promise<void>
}

/**
 * Stores a model's observations and calls `answered` in the same transaction, unless the question is gone: the listing was
 * changed, withdrawn from analysis or deleted meanwhile. Both write the question's row, so that one of them retries.
 */
export function keepAnswer(
  { db, transaction, clock, name, promptVersion, answered }: KeepAnswerDeps,
  { id: listingId }: PublicListing,
  { key, observations }: { key: string; observations: readonly Observed[] },
): Promise<void> {
  return transaction(async (tx) => {
    const session = { session: tx }
    const settled = { dueAt: null, tries: 0, unusable: 0, claim: null, claimedUntil: never }
    const { matchedCount } = await questionRows.of(db).updateOne({ _id: listingId, key }, { $set: settled }, session)
    if (matchedCount === 0) return
    const row: AnswerRow = { _id: key, listingId, name, promptVersion, answeredAt: clock(), observations }
    await answerRows.of(db).replaceOne({ _id: key }, row, { ...session, upsert: true })
    const kept = await listingRows.of(db).findOne({ _id: listingId }, session)
    const answer = kept && answerOf(row, kept.listing)
    if (answer) await answered(tx, { listing: kept.listing, answer })
  })
}
