import { randomUUID } from 'node:crypto'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import type { Filter } from 'mongodb'
import type { Database } from '../database.ts'
import { type LookUpRow, lookUpRows, never, rowId } from '../look-ups/look-up-rows.ts'

/** A row that nobody else looks up until the claim ends. */
export type Claim = LookUpRow & { claim: string }

/** Longer than a look-up can take; who died while at it holds the row no longer. */
const LASTS_MS = 60_000

export interface Queue {
  source: EnrichmentSource
  now: Date
  /** When the batch began: what was attempted since is left for another one. */
  began: Date
  /** What failed is tried again although it is not time yet. */
  isImpatient: boolean
  failedOnly: boolean
}

const inQueue = ({ source, now, began, isImpatient, failedOnly }: Queue): Filter<LookUpRow> => ({
  source,
  ...(failedOnly && { failedAt: { $gt: never } }),
  dueAt: isImpatient ? { $gt: never } : { $gt: never, $lte: now },
  claimedUntil: { $lte: now },
  attemptedAt: { $lt: began },
})

/** How many could be claimed, up to so many. */
export const countDue = (db: Database, queue: Queue, most: number): Promise<number> =>
  lookUpRows.of(db).countDocuments(inQueue(queue), { limit: most })

/** The first of the queue. */
export const claimNext = (db: Database, queue: Queue): Promise<Claim | null> => claim(db, inQueue(queue), queue.now)

/** This listing, if it is to be looked up at all and nobody is at it. */
export const claimListing = (
  db: Database,
  { source, listingId, now }: { source: EnrichmentSource; listingId: string; now: Date },
): Promise<Claim | null> =>
  claim(db, { _id: rowId(source, listingId), dueAt: { $gt: never }, claimedUntil: { $lte: now } }, now)

async function claim(db: Database, which: Filter<LookUpRow>, now: Date): Promise<Claim | null> {
  const id = randomUUID()
  const claimed = { claim: id, claimedUntil: new Date(now.getTime() + LASTS_MS), attemptedAt: now }
  const row = await lookUpRows
    .of(db)
    .findOneAndUpdate(which, { $set: claimed }, { sort: { dueAt: 1, _id: 1 }, returnDocument: 'after' })
  return row as Claim | null
}

/** Nothing was asked: it keeps its place. */
export async function giveBack(db: Database, { _id, claim: id }: Claim): Promise<void> {
  await lookUpRows.of(db).updateOne({ _id, claim: id }, { $set: { claim: null, claimedUntil: never } })
}
