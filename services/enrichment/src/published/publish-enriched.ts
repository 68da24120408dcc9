import { isDeepStrictEqual } from 'node:util'
import { type EnrichedListing, enrichmentSnapshot, listingEnriched, type NewEvent } from '@storyright/contracts/events'
import { enrichmentSources } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { enrichedState } from './enriched-state.ts'

/**
 * Publishes what is known of a listing, in the transaction that changed it, unless that was published. Two sources at once meet in
 * the row of what was published: one of them starts over and sees what the other has written.
 */
export async function publishEnriched(
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  tx: Tx,
  listingId: string,
): Promise<void> {
  const session = { session: tx }
  const ids = enrichmentSources.map((source) => rowId(source, listingId))
  const rows = await lookUpRows
    .of(db)
    .find({ _id: { $in: ids } }, { ...session, projection: { source: 1, fetchedAt: 1, figures: 1, isShown: 1 } })
    .toArray()
  const state = enrichedState(listingId, Object.fromEntries(rows.map((row) => [row.source, row])))
  const published = await publishedRows.of(db).findOne({ _id: listingId }, session)
  if (isDeepStrictEqual(published?.state ?? enrichedState(listingId, {}), state)) return
  const version = (published?.version ?? 0) + 1
  await publishedRows.of(db).updateOne({ _id: listingId }, { $set: { version, state } }, { ...session, upsert: true })
  await outbox.add(tx, [listingEnriched(listingId, version, state)])
}

/** What was published of a listing last; it stays when the listing goes, so that versions go on rising. */
interface PublishedRow {
  /** The listing's id. */
  _id: string
  version: number
  state: EnrichedListing
}

export const publishedRows = defineCollection<PublishedRow>('told', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'state'],
    properties: { version: { bsonType: 'number' }, state: { bsonType: 'object' } },
  },
})

/** One snapshot of everything that was ever published. */
export async function* enrichedSnapshots(db: Database): AsyncGenerator<NewEvent> {
  for await (const { _id, version, state } of publishedRows.of(db).find()) yield enrichmentSnapshot(_id, version, state)
}
