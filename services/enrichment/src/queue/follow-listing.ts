import { enrichmentSources } from '@storyright/contracts/vocabulary'
import type { ListingRow } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { contentKey } from '../look-ups/content-key.ts'
import { count } from '../look-ups/count-rows.ts'
import { type LookUpRow, lookUpRows, never, nothingFound, rowId } from '../look-ups/look-up-rows.ts'
import { tellEnriched } from '../told/tell-enriched.ts'

type Following = Pick<Deps, 'db' | 'clock' | 'outbox'>

/** Queues a new listing at every source, another text anew, and forgets a deleted one, in the transaction that keeps the listing. */
export const followListing =
  (deps: Following) =>
  async (tx: Tx, { _id: listingId, isDeleted, listing }: ListingRow): Promise<void> => {
    const { db, clock } = deps
    const ids = enrichmentSources.map((source) => rowId(source, listingId))
    const known = await lookUpRows
      .of(db)
      .find({ _id: { $in: ids } }, { session: tx, projection: { source: 1, key: 1, state: 1 } })
      .toArray()
    const key = contentKey(listing)
    let isAnother = false
    for (const source of enrichmentSources) {
      const row = known.find((its) => its.source === source)
      if (isDeleted ? !row : row?.key === key) continue
      const _id = rowId(source, listingId)
      isAnother ||= row !== undefined
      if (isDeleted) await lookUpRows.of(db).deleteOne({ _id }, { session: tx })
      else if (row) await lookUpRows.of(db).updateOne({ _id }, { $set: queued(key, clock()) }, { session: tx })
      else await lookUpRows.of(db).insertOne({ ...newRow(key, clock()), _id, source, listingId }, { session: tx })
      await count(tx, db, source, { from: row?.state, to: isDeleted ? undefined : 'waiting' })
    }
    if (isAnother) await tellEnriched(deps)(tx, listingId)
  }

/** At the end of the queue, whoever is looking it up at this moment: what they find is of no use. */
const queued = (key: string, now: Date) => ({
  ...nothingFound,
  key,
  state: 'waiting' as const,
  dueAt: now,
  attempts: 0,
  claimedUntil: never,
  claim: null,
  failure: null,
  failedAt: null,
})

const newRow = (key: string, now: Date): Omit<LookUpRow, '_id' | 'source' | 'listingId'> => ({
  ...queued(key, now),
  attemptedAt: never,
  refused: [],
  isShown: false,
})
