import type { PublicListing } from '@storyright/contracts/events'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { listingRows } from '../../listings/listing-rows.ts'
import type { FollowedListing } from './follow-listing.ts'
import { questionRows } from './question-rows.ts'

interface Walking extends Pick<Deps, 'db' | 'transaction'> {
  follow(tx: Tx, row: FollowedListing): Promise<void>
  keyOf(listing: PublicListing): string
}

/** Looks at every listing once: another prompt or model asks again about all, and no question may be missing. */
export async function walkListings({ db, transaction, follow, keyOf }: Walking, signal: AbortSignal): Promise<void> {
  const asked = new Map<string, string>()
  for await (const { _id, key } of questionRows.of(db).find({}, { projection: { key: 1 } })) asked.set(_id, key)
  for await (const { _id, isDeleted, listing } of listingRows.of(db).find()) {
    signal.throwIfAborted()
    const wanted = isDeleted || !listing.aiConsent ? undefined : keyOf(listing)
    if (asked.get(_id) === wanted) continue
    await transaction(async (tx) => {
      const row = await listingRows.of(db).findOne({ _id }, { session: tx })
      if (row) await follow(tx, row)
    })
  }
}
