import { randomUUID } from 'node:crypto'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { Filter } from 'mongodb'
import type { Database } from '../database.ts'
import { type LookUpRow, lookUpRows, never, rowId } from '../look-ups/look-up-rows.ts'

/** A row that nobody else looks up until the claim ends. */
export type Claim = LookUpRow & { claim: string }

/** Longer than a look-up can take; who died while at it holds the row no longer. */
export const CLAIM_LASTS_MS = 90_000

interface ClaimQueuedInput {
  now: Date
  /** When the batch began: rows attempted since are left for the next. */
  began: Date
  /** What failed is tried again although it is not time yet. */
  isImpatient: boolean
}

/** Claims a row of the queue, unless another worker has it. */
export const claimQueued = (
  db: Database,
  _id: string,
  { now, began, isImpatient }: ClaimQueuedInput,
): Promise<Claim | null> =>
  claim(db, _id, { dueAt: { $gt: never, ...(!isImpatient && { $lte: now }) }, attemptedAt: { $lt: began } }, now)

/** Claims this listing, if it is queued and free. */
export const claimListing = (
  db: Database,
  { source, listingId, now }: { source: EnrichmentSource; listingId: string; now: Date },
): Promise<Claim | null> => claim(db, rowId(source, listingId), { dueAt: { $gt: never } }, now)

/** One write by the row's id and then one read: for `findOneAndUpdate` SecantusDB looks through the whole collection. */
async function claim(db: Database, _id: string, which: Filter<LookUpRow>, now: Date): Promise<Claim | null> {
  const id = randomUUID()
  const claimed = { claim: id, claimedUntil: new Date(now.getTime() + CLAIM_LASTS_MS), attemptedAt: now }
  const rows = lookUpRows.of(db)
  const { matchedCount } = await rows.updateOne({ _id, claimedUntil: { $lte: now }, ...which }, { $set: claimed })
  return matchedCount === 0 ? null : ((await rows.findOne({ _id, claim: id })) as Claim | null)
}

/** Nothing was asked: it keeps its place. */
export async function giveBack(db: Database, { _id, claim: id }: Claim): Promise<void> {
  await lookUpRows.of(db).updateOne({ _id, claim: id }, { $set: { claim: null, claimedUntil: never } })
}
