import { setTimeout as wait } from 'node:timers/promises'
import type { PublicListing } from '@storyright/contracts/events'
import { mongoClient, withDatabase } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'

const LOOKS_EVERY_MS = 250

/** The demo's own ai has been told of listings; each of them will do. */
export async function anyListing(mongoUrl: string, signal: AbortSignal): Promise<PublicListing> {
  const client = mongoClient(withDatabase(mongoUrl, 'ai'), { service: 'bench' })
  try {
    for (;;) {
      const found = await listingRows.of(client.db()).findOne()
      if (found) return found.listing
      await wait(LOOKS_EVERY_MS, undefined, { signal })
    }
  } finally {
    await client.close()
  }
}
