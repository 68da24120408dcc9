import { isDeepStrictEqual } from 'node:util'
import { listingEnriched } from '@storyright/contracts/events'
import { enrichmentSources } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { enrichedState } from './enriched-state.ts'
import { publishedRows } from './published-rows.ts'

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
