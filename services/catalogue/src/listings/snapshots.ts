import { listingDeleted, listingSnapshot, type NewEvent } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import { listingEvent } from './listing.events.ts'

const BATCH = 200

/**
 * One snapshot of every listing, read in batches. For a withdrawn one the deletion is republished instead: a consumer that
 * lost it would keep the listing available, and one that has it ignores the known version.
 */
export async function* listingSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let last = 0n
  for (;;) {
    const listings = await db.listing.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    if (listings.length === 0) return
    for (const listing of listings) yield listingEvent(listing.deletedAt ? listingDeleted : listingSnapshot, listing)
    last = listings.at(-1)!.id
  }
}
