import { createHash } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts/events'
import { meaningText, modelName, textVersion } from '@storyright/meaning'
import { type ListingRow, listingRows } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { meaningRows, never } from './meaning-rows.ts'

const keyOf = (listing: PublicListing): string =>
  createHash('sha256')
    .update(JSON.stringify([modelName, textVersion, meaningText(listing)]))
    .digest('hex')
    .slice(0, 32)

/** The key of the vector that a listing is to have: none without its agent's consent. */
const wantedKey = ({ isDeleted, listing }: Pick<ListingRow, 'isDeleted' | 'listing'>): string | null =>
  isDeleted || !listing.aiConsent ? null : keyOf(listing)

/** Queues vectors of new texts and deletes those of deleted listings or without consent, in the transaction that changes the listings. */
export async function followMeanings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tx: Tx,
  listings: readonly Pick<ListingRow, '_id' | 'isDeleted' | 'listing'>[],
): Promise<void> {
  const rows = meaningRows.of(db)
  const these = { _id: { $in: listings.map(({ _id }) => _id) } }
  const kept = await rows.find(these, { session: tx, projection: { key: 1 } }).toArray()
  const keys = new Map(kept.map(({ _id, key }) => [_id, key]))
  const now = clock()
  const changes = listings.flatMap((listing) => {
    const key = wantedKey(listing)
    if (key === (keys.get(listing._id) ?? null)) return []
    const nothing = { vectorKey: null, vector: null, at: now }
    const change = key
      ? { $set: { key, dueAt: now, tries: 0 }, $setOnInsert: { ...nothing, at: never } }
      : { $set: { key, dueAt: null, tries: 0, ...nothing } }
    return [{ updateOne: { filter: { _id: listing._id }, update: change, upsert: true } }]
  })
  if (changes.length > 0) await rows.bulkWrite(changes, { session: tx })
}

/** Looks at every listing once: some are older than vectors, and a new model or text needs new ones. */
export async function followAllMeanings(
  deps: Pick<Deps, 'db' | 'clock' | 'transaction' | 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, transaction, logger } = deps
  const keys = new Map<string, string | null>()
  for await (const { _id, key } of meaningRows.of(db).find({}, { projection: { key: 1 } })) keys.set(_id, key)
  for await (const row of listingRows.of(db).find()) {
    if (signal.aborted) return
    if (wantedKey(row) === (keys.get(row._id) ?? null)) continue
    await transaction(async (tx) => {
      const current = await listingRows.of(db).findOne({ _id: row._id }, { session: tx })
      if (current) await followMeanings(deps, tx, [current])
    }).catch((error: unknown) => logger.warn({ err: error, listing: row._id }, 'The listing’s vector is made later'))
  }
}
