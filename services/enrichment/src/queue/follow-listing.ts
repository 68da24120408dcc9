import type { PublicListing } from '@storyright/contracts/events'
import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
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
    const rowOf = (source: EnrichmentSource) => known.find((its) => its.source === source)
    const changed = enrichmentSources.filter((source) => (isDeleted ? rowOf(source) : rowOf(source)?.key !== key))
    if (changed.length === 0) return
    const [old, others] = [changed.filter(rowOf), changed.filter((source) => !rowOf(source))]
    const these = { _id: { $in: old.map((source) => rowId(source, listingId)) } }
    const session = { session: tx }
    if (isDeleted) await lookUpRows.of(db).deleteMany(these, session)
    else if (old.length > 0) await lookUpRows.of(db).updateMany(these, { $set: queued(key, clock()) }, session)
    if (others.length > 0)
      await lookUpRows.of(db).insertMany(
        others.map((source) => newLookUp(source, listing, clock())),
        session,
      )
    const to = isDeleted ? undefined : 'waiting'
    await count(tx, db, ...changed.map((source) => ({ source, from: rowOf(source)?.state, to }) as const))
    if (old.length > 0) await tellEnriched(deps)(tx, listingId)
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

/** A listing that a source was never asked for. */
export const newLookUp = (source: EnrichmentSource, listing: PublicListing, now: Date): LookUpRow => ({
  ...queued(contentKey(listing), now),
  _id: rowId(source, listing.id),
  source,
  listingId: listing.id,
  attemptedAt: never,
  refused: [],
  isShown: false,
})
