import { listingSnapshot, type NewEvent } from '@storyright/contracts'
import type { Database } from '../database.ts'
import { publicListingOf } from './listing.views.ts'

const BATCH = 200

/** One snapshot of every listing that is not deleted, read in batches. */
export async function* listingSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let last = 0n
  for (;;) {
    const listings = await db.listing.findMany({
      where: { id: { gt: last }, deletedAt: null },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    if (listings.length === 0) return
    for (const listing of listings) yield listingSnapshot(String(listing.id), listing.version, publicListingOf(listing))
    last = listings.at(-1)!.id
  }
}
