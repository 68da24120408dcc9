import type { PublicListing } from '@storyright/contracts/events'
import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import type { ListingRow } from '@storyright/read-models'
import type { AnyBulkWriteOperation } from 'mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { contentKey } from '../look-ups/content-key.ts'
import { count, type Move } from '../look-ups/count-rows.ts'
import { type LookUpRow, lookUpRows, never, nothingFound, rowId } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'

type QueueListingsDeps = Pick<Deps, 'db' | 'clock' | 'outbox'>

/** Queues new and changed listings at every source, and deletes removed ones, in the transaction that keeps the listings. */
export async function queueListings(deps: QueueListingsDeps, tx: Tx, rows: readonly ListingRow[]): Promise<void> {
  const { db, clock } = deps
  const session = { session: tx }
  const ids = rows.flatMap(({ _id }) => enrichmentSources.map((source) => rowId(source, _id)))
  const found = await lookUpRows
    .of(db)
    .find({ _id: { $in: ids } }, session)
    .project<Known>({ key: 1, state: 1 })
    .toArray()
  const known = new Map(found.map((row) => [row._id, row]))
  const changes = rows.flatMap((row) => enrichmentSources.flatMap((source) => changeOf(source, row, known) ?? []))
  if (changes.length === 0) return
  await lookUpRows.of(db).bulkWrite(
    changes.map((change) => write(change, clock())),
    session,
  )
  await count(tx, db, ...changes.map(({ source, from, to }) => ({ source, from, to })))
  const old = new Set(changes.flatMap(({ from, listing }) => (from ? [listing.id] : [])))
  for (const listingId of old) await publishEnriched(deps, tx, listingId)
}

type Known = Pick<LookUpRow, '_id' | 'key' | 'state'>

interface Change extends Move {
  source: EnrichmentSource
  listing: PublicListing
}

/** What has to become of a listing's look-up at a source, if anything. */
function changeOf(
  source: EnrichmentSource,
  { isDeleted, listing }: ListingRow,
  known: ReadonlyMap<string, Known>,
): Change | null {
  const row = known.get(rowId(source, listing.id))
  const isChanged = isDeleted ? row : row?.key !== contentKey(listing)
  return isChanged ? { source, listing, from: row?.state, to: isDeleted ? undefined : 'waiting' } : null
}

function write({ source, listing, from, to }: Change, now: Date): AnyBulkWriteOperation<LookUpRow> {
  const filter = { _id: rowId(source, listing.id) }
  if (!to) return { deleteOne: { filter } }
  if (!from) return { insertOne: { document: newLookUp(source, listing, now) } }
  return { updateOne: { filter, update: { $set: queued(contentKey(listing), now) } } }
}

/** At the end of the queue, even during a look-up, whose result is then useless. */
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
export function newLookUp(source: EnrichmentSource, listing: PublicListing, now: Date): LookUpRow {
  return {
    ...queued(contentKey(listing), now),
    _id: rowId(source, listing.id),
    source,
    listingId: listing.id,
    attemptedAt: never,
    refused: [],
    isShown: false,
  }
}
